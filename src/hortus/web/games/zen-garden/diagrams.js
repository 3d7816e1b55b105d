/** Diagrams of the rules text: see scripts/zen_garden_diagrams.py. */
// biome-ignore format: generated
export default {"ring": {"view": {"game": "zen-garden", "size": 4,"most_money": 25,"marker": 0,"held": null,"gardens": [{"seat":
0,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile": "wood-gate-water", "path":
"wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate", "water"],"place": "0-33", "square":
"a1", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood", "decor": "pagoda", "ground": "clay",
"elements": ["wood-path", "pagoda", "clay"],"place": "0-43", "square": "b1", "corner": "bl", "turn":
3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground": "cherry", "elements":
["wood-path", "crane", "cherry"],"place": "0-34", "square": "a2", "corner": "tr", "turn": 1}, {"tile":
"wood-gate-trees", "path": "wood", "decor": "gate", "ground": "trees", "elements": ["wood-path", "gate",
"trees"],"place": "0-44", "square": "b2", "corner": "tl", "turn":
0},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-32", "square": "a0", "row":
-1,"column": 0}, {"place": "0-42", "square": "b0", "row": -1,"column": 1}, {"place": "0-23", "square": "z1", "row":
0,"column": -1}, {"place": "0-53", "square": "c1", "row": 0,"column": 2}, {"place": "0-24", "square": "z2", "row":
1,"column": -1}, {"place": "0-54", "square": "c2", "row": 1,"column": 2}, {"place": "0-35", "square": "a3", "row":
2,"column": 0}, {"place": "0-45", "square": "b3", "row": 2,"column": 1}],"counts": {"sand-path": 0,"wood-path":
4,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate": 2,"crane": 1,"sand-ground": 0,"gravel": 0,"trees":
1,"clay": 1,"water": 1,"cherry": 1},"paths": [{"path": "wood", "places": ["0-33", "0-43", "0-34", "0-44"]}]}, {"seat":
1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile": "stone-bench-trees", "path":
"stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench", "trees"],"place": "1-33", "square":
"a1", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand", "decor": "gate", "ground": "cherry",
"elements": ["sand-path", "gate", "cherry"],"place": "1-43", "square": "b1", "corner": "br", "turn":
2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground": "gravel", "elements":
["stone-path", "pagoda", "gravel"],"place": "1-34", "square": "a2", "corner": "tl", "turn": 0}, {"tile":
"sand-bench-clay", "path": "sand", "decor": "bench", "ground": "clay", "elements": ["sand-path", "bench",
"clay"],"place": "1-44", "square": "b2", "corner": "tr", "turn":
1},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-32", "square": "a0", "row":
-1,"column": 0}, {"place": "1-42", "square": "b0", "row": -1,"column": 1}, {"place": "1-23", "square": "z1", "row":
0,"column": -1}, {"place": "1-53", "square": "c1", "row": 0,"column": 2}, {"place": "1-24", "square": "z2", "row":
1,"column": -1}, {"place": "1-54", "square": "c2", "row": 1,"column": 2}, {"place": "1-35", "square": "a3", "row":
2,"column": 0}, {"place": "1-45", "square": "b3", "row": 2,"column": 1}],"counts": {"sand-path": 2,"wood-path":
0,"stone-path": 2,"pagoda": 1,"bench": 2,"buddha": 0,"gate": 1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees":
1,"clay": 1,"water": 0,"cherry": 1},"paths": []}]},"viewer": 0,"legal": [],"lit": ["0-33", "0-43", "0-34",
"0-44"]},"market": {"view": {"game": "zen-garden", "boards": "1", "level": 1,"round": 2,"rounds":
8,"turns_left_in_round": 2,"marker": 1,"held": null,"selection": [{"cost": 2,"spaces": [{"place": "market-a1",
"square": "a1", "tile": null}, {"place": "market-b1", "square": "b1", "tile": null}, {"place": "market-c1", "square":
"c1", "tile": {"tile": "sand-pagoda-sand", "path": "sand", "decor": "pagoda", "ground": "sand", "elements":
["sand-path", "pagoda", "sand-ground"]}}, {"place": "market-d1", "square": "d1", "tile": {"tile": "sand-bench-gravel",
"path": "sand", "decor": "bench", "ground": "gravel", "elements": ["sand-path", "bench", "gravel"]}}]}, {"cost":
1,"spaces": [{"place": "market-a2", "square": "a2", "tile": {"tile": "sand-buddha-trees", "path": "sand", "decor":
"buddha", "ground": "trees", "elements": ["sand-path", "buddha", "trees"]}}, {"place": "market-b2", "square": "b2",
"tile": {"tile": "sand-gate-clay", "path": "sand", "decor": "gate", "ground": "clay", "elements": ["sand-path",
"gate", "clay"]}}, {"place": "market-c2", "square": "c2", "tile": {"tile": "sand-crane-water", "path": "sand",
"decor": "crane", "ground": "water", "elements": ["sand-path", "crane", "water"]}}, {"place": "market-d2", "square":
"d2", "tile": {"tile": "wood-pagoda-cherry", "path": "wood", "decor": "pagoda", "ground": "cherry", "elements":
["wood-path", "pagoda", "cherry"]}}]}, {"cost": 0,"spaces": [{"place": "market-a3", "square": "a3", "tile": {"tile":
"wood-buddha-sand", "path": "wood", "decor": "buddha", "ground": "sand", "elements": ["wood-path", "buddha",
"sand-ground"]}}, {"place": "market-b3", "square": "b3", "tile": {"tile": "wood-gate-gravel", "path": "wood", "decor":
"gate", "ground": "gravel", "elements": ["wood-path", "gate", "gravel"]}}, {"place": "market-c3", "square": "c3",
"tile": {"tile": "wood-crane-trees", "path": "wood", "decor": "crane", "ground": "trees", "elements": ["wood-path",
"crane", "trees"]}}, {"place": "market-d3", "square": "d3", "tile": {"tile": "stone-pagoda-clay", "path": "stone",
"decor": "pagoda", "ground": "clay", "elements": ["stone-path", "pagoda", "clay"]}}]}],"size": 4,"most_money":
25,"gardens": [{"seat": 0,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile":
"stone-bench-trees", "path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench",
"trees"],"place": "0-33", "square": "a1", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand",
"decor": "gate", "ground": "cherry", "elements": ["sand-path", "gate", "cherry"],"place": "0-43", "square": "b1",
"corner": "br", "turn": 2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground":
"gravel", "elements": ["stone-path", "pagoda", "gravel"],"place": "0-34", "square": "a2", "corner": "tl", "turn":
0},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-32", "square": "a0", "row":
-1,"column": 0}, {"place": "0-42", "square": "b0", "row": -1,"column": 1}, {"place": "0-23", "square": "z1", "row":
0,"column": -1}, {"place": "0-53", "square": "c1", "row": 0,"column": 2}, {"place": "0-24", "square": "z2", "row":
1,"column": -1}, {"place": "0-44", "square": "b2", "row": 1,"column": 1}, {"place": "0-35", "square": "a3", "row":
2,"column": 0}],"counts": {"sand-path": 1,"wood-path": 0,"stone-path": 2,"pagoda": 1,"bench": 1,"buddha": 0,"gate":
1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 0,"water": 0,"cherry": 1},"paths": []}, {"seat":
1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile": "wood-gate-water", "path":
"wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate", "water"],"place": "1-33", "square":
"a1", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood", "decor": "pagoda", "ground": "clay",
"elements": ["wood-path", "pagoda", "clay"],"place": "1-43", "square": "b1", "corner": "bl", "turn":
3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground": "cherry", "elements":
["wood-path", "crane", "cherry"],"place": "1-34", "square": "a2", "corner": "tr", "turn":
1},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-32", "square": "a0", "row":
-1,"column": 0}, {"place": "1-42", "square": "b0", "row": -1,"column": 1}, {"place": "1-23", "square": "z1", "row":
0,"column": -1}, {"place": "1-53", "square": "c1", "row": 0,"column": 2}, {"place": "1-24", "square": "z2", "row":
1,"column": -1}, {"place": "1-44", "square": "b2", "row": 1,"column": 1}, {"place": "1-35", "square": "a3", "row":
2,"column": 0}],"counts": {"sand-path": 0,"wood-path": 3,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate":
1,"crane": 1,"sand-ground": 0,"gravel": 0,"trees": 0,"clay": 1,"water": 1,"cherry": 1},"paths": []}],"wishes":
[{"key": "paths", "symbols": ["zen-ring-stone"],"counts": [0,0],"points": [0,0],"ladder": [0,3,6,10,15],"next":
[{"count": 1,"points": 3}, {"count": 1,"points": 3}],"one_more": [null,null]}, {"key": "decor-pagoda", "symbols":
["zen-decor-pagoda"],"counts": [1,1],"points": [0,0],"elements": ["pagoda"],"ladder":
[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20],"next": [{"count": 6,"points": 3}, {"count": 6,"points": 3}],"one_more":
[0,0]}, {"key": "decor-bench", "symbols": ["zen-decor-bench"],"counts": [1,0],"points": [0,0],"elements":
["bench"],"ladder": [0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20],"next": [{"count": 6,"points": 3}, {"count":
6,"points": 3}],"one_more": [0,0]}, {"key": "decor-buddha", "symbols": ["zen-decor-buddha"],"counts": [0,0],"points":
[0,0],"elements": ["buddha"],"ladder": [0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20],"next": [{"count": 6,"points": 3},
{"count": 6,"points": 3}],"one_more": [0,0]}, {"key": "decor-gate", "symbols": ["zen-decor-gate"],"counts":
[1,1],"points": [0,0],"elements": ["gate"],"ladder": [0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20],"next": [{"count":
6,"points": 3}, {"count": 6,"points": 3}],"one_more": [0,0]}, {"key": "decor-crane", "symbols":
["zen-decor-crane"],"counts": [0,1],"points": [0,0],"elements": ["crane"],"ladder":
[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20],"next": [{"count": 6,"points": 3}, {"count": 6,"points": 3}],"one_more":
[0,0]}, {"key": "small", "symbols": ["zen-ring-wood"],"counts": [0,3],"points": [0,3],"elements":
["wood-path"],"asked": true,"ladder": [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16],"next": [{"count": 1,"points": 1},
{"count": 4,"points": 4}],"one_more": [1,1]}, {"key": "great", "symbols": ["zen-decor-gate"],"counts": [1,1],"points":
[2,2],"elements": ["gate"],"asked": true,"ladder": [0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32],"next": [{"count":
2,"points": 4}, {"count": 2,"points": 4}],"one_more": [2,2]}, {"key": "majority", "symbols":
["zen-ground-water"],"counts": [0,1],"points": [0,8],"elements": ["water"],"asked": true,"next": [{"count":
1,"points": 6},null],"one_more": [6,0]}, {"key": "detail", "symbols": ["zen-decor-crane"],"counts": [0,1],"points":
[0,-4],"elements": ["crane"],"asked": true,"ladder": [0,-4,-2,-1,2,5,8,8,8,8,8,8,8,8,8,8,8],"next": [{"count":
4,"points": 2}, {"count": 2,"points": -2}],"one_more": [-4,2]}],"supply": ["sand-pagoda-gravel", "sand-pagoda-trees",
"sand-pagoda-clay", "sand-pagoda-water", "sand-pagoda-cherry", "sand-bench-sand", "sand-bench-trees",
"sand-bench-clay", "sand-bench-water", "sand-bench-cherry", "sand-buddha-sand", "sand-buddha-gravel",
"sand-buddha-clay", "sand-buddha-water", "sand-buddha-cherry", "sand-gate-sand", "sand-gate-gravel",
"sand-gate-trees", "sand-gate-water", "sand-crane-sand", "sand-crane-gravel", "sand-crane-trees", "sand-crane-clay",
"sand-crane-cherry", "wood-pagoda-sand", "wood-pagoda-gravel", "wood-pagoda-trees", "wood-pagoda-water",
"wood-bench-sand", "wood-bench-gravel", "wood-bench-trees", "wood-bench-clay", "wood-bench-water",
"wood-bench-cherry", "wood-buddha-gravel", "wood-buddha-trees", "wood-buddha-clay", "wood-buddha-water",
"wood-buddha-cherry", "wood-gate-sand", "wood-gate-trees", "wood-gate-clay", "wood-gate-cherry", "wood-crane-sand",
"wood-crane-gravel", "wood-crane-clay", "wood-crane-water", "stone-pagoda-sand", "stone-pagoda-trees",
"stone-pagoda-water", "stone-pagoda-cherry", "stone-bench-sand", "stone-bench-gravel", "stone-bench-clay",
"stone-bench-water", "stone-bench-cherry", "stone-buddha-sand", "stone-buddha-gravel", "stone-buddha-trees",
"stone-buddha-clay", "stone-buddha-water", "stone-buddha-cherry", "stone-gate-sand", "stone-gate-gravel",
"stone-gate-trees", "stone-gate-clay", "stone-gate-water", "stone-gate-cherry", "stone-crane-sand",
"stone-crane-gravel", "stone-crane-trees", "stone-crane-clay", "stone-crane-water", "stone-crane-cherry"],"discards":
[],"turn": 1,"ply": 12,"revealed": 0},"viewer": 1,"legal": [{"move": "take c1", "verb": "take", "piece":
"sand-pagoda-sand", "origin": "market-c1", "target": "hand", "detail": {"path": "sand", "decor": "pagoda", "ground":
"sand", "square": "c1", "cost": 2},"gains": [{"seat": 1,"line": "money", "points": -2}]}, {"move": "take d1", "verb":
"take", "piece": "sand-bench-gravel", "origin": "market-d1", "target": "hand", "detail": {"path": "sand", "decor":
"bench", "ground": "gravel", "square": "d1", "cost": 2},"gains": [{"seat": 1,"line": "money", "points": -2}]},
{"move": "take a2", "verb": "take", "piece": "sand-buddha-trees", "origin": "market-a2", "target": "hand", "detail":
{"path": "sand", "decor": "buddha", "ground": "trees", "square": "a2", "cost": 1},"gains": [{"seat": 1,"line":
"money", "points": -1}]}, {"move": "take b2", "verb": "take", "piece": "sand-gate-clay", "origin": "market-b2",
"target": "hand", "detail": {"path": "sand", "decor": "gate", "ground": "clay", "square": "b2", "cost": 1},"gains":
[{"seat": 1,"line": "money", "points": -1}]}, {"move": "take c2", "verb": "take", "piece": "sand-crane-water",
"origin": "market-c2", "target": "hand", "detail": {"path": "sand", "decor": "crane", "ground": "water", "square":
"c2", "cost": 1},"gains": [{"seat": 1,"line": "money", "points": -1}]}, {"move": "take d2", "verb": "take", "piece":
"wood-pagoda-cherry", "origin": "market-d2", "target": "hand", "detail": {"path": "wood", "decor": "pagoda", "ground":
"cherry", "square": "d2", "cost": 1},"gains": [{"seat": 1,"line": "money", "points": -1}]}, {"move": "take a3",
"verb": "take", "piece": "wood-buddha-sand", "origin": "market-a3", "target": "hand", "detail": {"path": "wood",
"decor": "buddha", "ground": "sand", "square": "a3", "cost": 0}}, {"move": "take b3", "verb": "take", "piece":
"wood-gate-gravel", "origin": "market-b3", "target": "hand", "detail": {"path": "wood", "decor": "gate", "ground":
"gravel", "square": "b3", "cost": 0}}, {"move": "take c3", "verb": "take", "piece": "wood-crane-trees", "origin":
"market-c3", "target": "hand", "detail": {"path": "wood", "decor": "crane", "ground": "trees", "square": "c3", "cost":
0}}, {"move": "take d3", "verb": "take", "piece": "stone-pagoda-clay", "origin": "market-d3", "target": "hand",
"detail": {"path": "stone", "decor": "pagoda", "ground": "clay", "square": "d3", "cost": 0}}],"show":
"shared"},"place": {"view": {"game": "zen-garden", "size": 4,"most_money": 25,"marker": 1,"held": {"tile":
"wood-gate-trees", "path": "wood", "decor": "gate", "ground": "trees", "elements": ["wood-path", "gate",
"trees"]},"gardens": [{"seat": 0,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile":
"stone-bench-trees", "path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench",
"trees"],"place": "0-33", "square": "a1", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand",
"decor": "gate", "ground": "cherry", "elements": ["sand-path", "gate", "cherry"],"place": "0-43", "square": "b1",
"corner": "br", "turn": 2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground":
"gravel", "elements": ["stone-path", "pagoda", "gravel"],"place": "0-34", "square": "a2", "corner": "tl", "turn":
0},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-32", "square": "a0", "row":
-1,"column": 0}, {"place": "0-42", "square": "b0", "row": -1,"column": 1}, {"place": "0-23", "square": "z1", "row":
0,"column": -1}, {"place": "0-53", "square": "c1", "row": 0,"column": 2}, {"place": "0-24", "square": "z2", "row":
1,"column": -1}, {"place": "0-44", "square": "b2", "row": 1,"column": 1}, {"place": "0-35", "square": "a3", "row":
2,"column": 0}],"counts": {"sand-path": 1,"wood-path": 0,"stone-path": 2,"pagoda": 1,"bench": 1,"buddha": 0,"gate":
1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 0,"water": 0,"cherry": 1},"paths": []}, {"seat":
1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"rows": [[{"tile": "wood-gate-water", "path":
"wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate", "water"],"place": "1-33", "square":
"a1", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood", "decor": "pagoda", "ground": "clay",
"elements": ["wood-path", "pagoda", "clay"],"place": "1-43", "square": "b1", "corner": "bl", "turn":
3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground": "cherry", "elements":
["wood-path", "crane", "cherry"],"place": "1-34", "square": "a2", "corner": "tr", "turn":
1},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-32", "square": "a0", "row":
-1,"column": 0}, {"place": "1-42", "square": "b0", "row": -1,"column": 1}, {"place": "1-23", "square": "z1", "row":
0,"column": -1}, {"place": "1-53", "square": "c1", "row": 0,"column": 2}, {"place": "1-24", "square": "z2", "row":
1,"column": -1}, {"place": "1-44", "square": "b2", "row": 1,"column": 1}, {"place": "1-35", "square": "a3", "row":
2,"column": 0}],"counts": {"sand-path": 0,"wood-path": 3,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate":
1,"crane": 1,"sand-ground": 0,"gravel": 0,"trees": 0,"clay": 1,"water": 1,"cherry": 1},"paths": []}]},"viewer":
1,"legal": [{"move": "place a0-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-32",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "a0"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place a0-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-32", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "a0"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place a0-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-32", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "a0"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place a0-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-32", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "a0"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place b0-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-42",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "b0"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place b0-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-42", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "b0"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place b0-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-42", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "b0"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place b0-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-42", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "b0"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place z1-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-23",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "z1"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place z1-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-23", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "z1"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place z1-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-23", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "z1"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place z1-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-23", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "z1"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c1-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-53",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c1"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c1-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-53", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c1"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c1-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-53", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c1"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c1-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-53", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c1"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place z2-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-24",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "z2"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place z2-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-24", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "z2"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place z2-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-24", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "z2"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place z2-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-24", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "z2"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place b2-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-44",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "b2"},"gains": [{"seat": 1,"line": "paths",
"points": 3}, {"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place b2-tr", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-44", "turn": 1,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "b2"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place b2-br", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-44", "turn": 2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"b2"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place b2-bl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-44", "turn": 3,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "b2"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place a3-tl", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-35", "detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"a3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place a3-tr", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-35", "turn": 1,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "a3"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place a3-br", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-35", "turn": 2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"a3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place a3-bl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-35", "turn": 3,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "a3"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}]},"line": {"view": {"game": "zen-garden", "size": 4,"most_money":
25,"marker": 0,"held": {"tile": "sand-gate-gravel", "path": "sand", "decor": "gate", "ground": "gravel", "elements":
["sand-path", "gate", "gravel"]},"gardens": [{"seat": 0,"money": 9,"height": 2,"width": 3,"first": {"row": 0,"column":
0},"rows": [[{"tile": "wood-gate-water", "path": "wood", "decor": "gate", "ground": "water", "elements": ["wood-path",
"gate", "water"],"place": "0-33", "square": "a1", "corner": "br", "turn": 2}, {"tile": "sand-gate-clay", "path":
"sand", "decor": "gate", "ground": "clay", "elements": ["sand-path", "gate", "clay"],"place": "0-43", "square": "b1",
"corner": "bl", "turn": 3}, {"tile": "stone-gate-trees", "path": "stone", "decor": "gate", "ground": "trees",
"elements": ["stone-path", "gate", "trees"],"place": "0-53", "square": "c1", "corner": "br", "turn":
2},null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground": "cherry", "elements":
["wood-path", "crane", "cherry"],"place": "0-34", "square": "a2", "corner": "tr", "turn": 1}, {"tile":
"stone-bench-gravel", "path": "stone", "decor": "bench", "ground": "gravel", "elements": ["stone-path", "bench",
"gravel"],"place": "0-44", "square": "b2", "corner": "tl", "turn":
0},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-32", "square": "a0", "row":
-1,"column": 0}, {"place": "0-42", "square": "b0", "row": -1,"column": 1}, {"place": "0-52", "square": "c0", "row":
-1,"column": 2}, {"place": "0-23", "square": "z1", "row": 0,"column": -1}, {"place": "0-63", "square": "d1", "row":
0,"column": 3}, {"place": "0-24", "square": "z2", "row": 1,"column": -1}, {"place": "0-54", "square": "c2", "row":
1,"column": 2}, {"place": "0-35", "square": "a3", "row": 2,"column": 0}, {"place": "0-45", "square": "b3", "row":
2,"column": 1}],"counts": {"sand-path": 1,"wood-path": 2,"stone-path": 2,"pagoda": 0,"bench": 1,"buddha": 0,"gate":
3,"crane": 1,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 1,"water": 1,"cherry": 1},"paths": []}, {"seat":
1,"money": 9,"height": 2,"width": 3,"first": {"row": 0,"column": 0},"rows": [[{"tile": "stone-bench-trees", "path":
"stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench", "trees"],"place": "1-33", "square":
"a1", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand", "decor": "gate", "ground": "cherry",
"elements": ["sand-path", "gate", "cherry"],"place": "1-43", "square": "b1", "corner": "br", "turn": 2}, {"tile":
"stone-buddha-sand", "path": "stone", "decor": "buddha", "ground": "sand", "elements": ["stone-path", "buddha",
"sand-ground"],"place": "1-53", "square": "c1", "corner": "br", "turn": 2},null],[{"tile": "stone-pagoda-gravel",
"path": "stone", "decor": "pagoda", "ground": "gravel", "elements": ["stone-path", "pagoda", "gravel"],"place":
"1-34", "square": "a2", "corner": "tl", "turn": 0}, {"tile": "sand-bench-clay", "path": "sand", "decor": "bench",
"ground": "clay", "elements": ["sand-path", "bench", "clay"],"place": "1-44", "square": "b2", "corner": "tr", "turn":
1},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-32", "square": "a0", "row":
-1,"column": 0}, {"place": "1-42", "square": "b0", "row": -1,"column": 1}, {"place": "1-52", "square": "c0", "row":
-1,"column": 2}, {"place": "1-23", "square": "z1", "row": 0,"column": -1}, {"place": "1-63", "square": "d1", "row":
0,"column": 3}, {"place": "1-24", "square": "z2", "row": 1,"column": -1}, {"place": "1-54", "square": "c2", "row":
1,"column": 2}, {"place": "1-35", "square": "a3", "row": 2,"column": 0}, {"place": "1-45", "square": "b3", "row":
2,"column": 1}],"counts": {"sand-path": 2,"wood-path": 0,"stone-path": 3,"pagoda": 1,"bench": 2,"buddha": 1,"gate":
1,"crane": 0,"sand-ground": 1,"gravel": 1,"trees": 1,"clay": 1,"water": 0,"cherry": 1},"paths": []}]},"viewer":
0,"legal": [{"move": "place a0-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-32",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "a0"},"gains": [{"seat": 0,"line": "great",
"points": 2}]}, {"move": "place a0-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-32", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "a0"},"gains": [{"seat":
0,"line": "great", "points": 2}]}, {"move": "place a0-br", "verb": "place", "piece": "sand-gate-gravel", "origin":
"hand", "target": "0-32", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"a0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place a0-bl", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-32", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "a0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place b0-tl",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-42", "detail": {"path": "sand", "decor":
"gate", "ground": "gravel", "square": "b0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place b0-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-42", "turn": 1,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "b0"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place b0-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-42",
"turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "b0"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place b0-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-42", "turn": 3,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "b0"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c0-tl", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-52", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"c0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c0-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-52", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "c0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c0-br",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-52", "turn": 2,"detail": {"path": "sand",
"decor": "gate", "ground": "gravel", "square": "c0"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place c0-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-52", "turn": 3,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "c0"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place z1-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-23",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "z1"},"gains": [{"seat": 0,"line": "money",
"points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place z1-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-23", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "z1"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place z1-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-23", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "z1"},"gains": [{"seat":
0,"line": "money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place z1-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-23", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "z1"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place d1-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-63", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "d1"},"gains": [{"seat": 0,"line":
"money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place d1-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-63", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "d1"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place d1-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-63", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "d1"},"gains": [{"seat":
0,"line": "money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place d1-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-63", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "d1"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place z2-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-24", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "z2"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place z2-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-24", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "z2"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place z2-br", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-24", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel",
"square": "z2"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place z2-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-24", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "z2"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c2-tl",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-54", "detail": {"path": "sand", "decor":
"gate", "ground": "gravel", "square": "c2"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place c2-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-54", "turn": 1,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "c2"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place c2-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-54",
"turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c2"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place c2-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-54", "turn": 3,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c2"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place a3-tl", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-35", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"a3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place a3-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-35", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "a3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place a3-br",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-35", "turn": 2,"detail": {"path": "sand",
"decor": "gate", "ground": "gravel", "square": "a3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place a3-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-35", "turn": 3,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "a3"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place b3-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-45",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "b3"},"gains": [{"seat": 0,"line": "great",
"points": 2}]}, {"move": "place b3-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-45", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "b3"},"gains": [{"seat":
0,"line": "great", "points": 2}]}, {"move": "place b3-br", "verb": "place", "piece": "sand-gate-gravel", "origin":
"hand", "target": "0-45", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"b3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place b3-bl", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-45", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "b3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}]}};
