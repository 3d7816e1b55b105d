/** Diagrams of the rules text: see scripts/zen_garden_diagrams.py. */
// biome-ignore format: generated
export default {"ring": {"view": {"game": "zen-garden", "size": 4,"most_money": 25,"marker": 0,"held": null,"gardens": [{"seat":
0,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile":
"wood-gate-water", "path": "wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate",
"water"],"place": "0-d4", "square": "d4", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood",
"decor": "pagoda", "ground": "clay", "elements": ["wood-path", "pagoda", "clay"],"place": "0-e4", "square": "e4",
"corner": "bl", "turn": 3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground":
"cherry", "elements": ["wood-path", "crane", "cherry"],"place": "0-d5", "square": "d5", "corner": "tr", "turn": 1},
{"tile": "wood-gate-trees", "path": "wood", "decor": "gate", "ground": "trees", "elements": ["wood-path", "gate",
"trees"],"place": "0-e5", "square": "e5", "corner": "tl", "turn":
0},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "0-e3", "square": "e3", "row": -1,"column": 1}, {"place": "0-c4", "square": "c4", "row":
0,"column": -1}, {"place": "0-f4", "square": "f4", "row": 0,"column": 2}, {"place": "0-c5", "square": "c5", "row":
1,"column": -1}, {"place": "0-f5", "square": "f5", "row": 1,"column": 2}, {"place": "0-d6", "square": "d6", "row":
2,"column": 0}, {"place": "0-e6", "square": "e6", "row": 2,"column": 1}],"counts": {"sand-path": 0,"wood-path":
4,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate": 2,"crane": 1,"sand-ground": 0,"gravel": 0,"trees":
1,"clay": 1,"water": 1,"cherry": 1},"paths": [{"path": "wood", "places": ["0-d4", "0-e4", "0-d5", "0-e5"]}]}, {"seat":
1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile":
"stone-bench-trees", "path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench",
"trees"],"place": "1-d4", "square": "d4", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand",
"decor": "gate", "ground": "cherry", "elements": ["sand-path", "gate", "cherry"],"place": "1-e4", "square": "e4",
"corner": "br", "turn": 2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground":
"gravel", "elements": ["stone-path", "pagoda", "gravel"],"place": "1-d5", "square": "d5", "corner": "tl", "turn": 0},
{"tile": "sand-bench-clay", "path": "sand", "decor": "bench", "ground": "clay", "elements": ["sand-path", "bench",
"clay"],"place": "1-e5", "square": "e5", "corner": "tr", "turn":
1},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "1-e3", "square": "e3", "row": -1,"column": 1}, {"place": "1-c4", "square": "c4", "row":
0,"column": -1}, {"place": "1-f4", "square": "f4", "row": 0,"column": 2}, {"place": "1-c5", "square": "c5", "row":
1,"column": -1}, {"place": "1-f5", "square": "f5", "row": 1,"column": 2}, {"place": "1-d6", "square": "d6", "row":
2,"column": 0}, {"place": "1-e6", "square": "e6", "row": 2,"column": 1}],"counts": {"sand-path": 2,"wood-path":
0,"stone-path": 2,"pagoda": 1,"bench": 2,"buddha": 0,"gate": 1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees":
1,"clay": 1,"water": 0,"cherry": 1},"paths": []}]},"viewer": 0,"legal": [],"lit": ["0-d4", "0-e4", "0-d5",
"0-e5"]},"market": {"view": {"game": "zen-garden", "boards": "1", "level": 1,"round": 2,"rounds":
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
25,"gardens": [{"seat": 0,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows":
[[{"tile": "stone-bench-trees", "path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path",
"bench", "trees"],"place": "0-d4", "square": "d4", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path":
"sand", "decor": "gate", "ground": "cherry", "elements": ["sand-path", "gate", "cherry"],"place": "0-e4", "square":
"e4", "corner": "br", "turn": 2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda",
"ground": "gravel", "elements": ["stone-path", "pagoda", "gravel"],"place": "0-d5", "square": "d5", "corner": "tl",
"turn": 0},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-d3", "square": "d3",
"row": -1,"column": 0}, {"place": "0-e3", "square": "e3", "row": -1,"column": 1}, {"place": "0-c4", "square": "c4",
"row": 0,"column": -1}, {"place": "0-f4", "square": "f4", "row": 0,"column": 2}, {"place": "0-c5", "square": "c5",
"row": 1,"column": -1}, {"place": "0-e5", "square": "e5", "row": 1,"column": 1}, {"place": "0-d6", "square": "d6",
"row": 2,"column": 0}],"counts": {"sand-path": 1,"wood-path": 0,"stone-path": 2,"pagoda": 1,"bench": 1,"buddha":
0,"gate": 1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 0,"water": 0,"cherry": 1},"paths": []},
{"seat": 1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile":
"wood-gate-water", "path": "wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate",
"water"],"place": "1-d4", "square": "d4", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood",
"decor": "pagoda", "ground": "clay", "elements": ["wood-path", "pagoda", "clay"],"place": "1-e4", "square": "e4",
"corner": "bl", "turn": 3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground":
"cherry", "elements": ["wood-path", "crane", "cherry"],"place": "1-d5", "square": "d5", "corner": "tr", "turn":
1},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "1-e3", "square": "e3", "row": -1,"column": 1}, {"place": "1-c4", "square": "c4", "row":
0,"column": -1}, {"place": "1-f4", "square": "f4", "row": 0,"column": 2}, {"place": "1-c5", "square": "c5", "row":
1,"column": -1}, {"place": "1-e5", "square": "e5", "row": 1,"column": 1}, {"place": "1-d6", "square": "d6", "row":
2,"column": 0}],"counts": {"sand-path": 0,"wood-path": 3,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate":
1,"crane": 1,"sand-ground": 0,"gravel": 0,"trees": 0,"clay": 1,"water": 1,"cherry": 1},"paths": []}],"wishes":
[{"key": "paths", "symbols": ["zen-ring-stone"],"counts": [0,0],"points": [0,0],"ladders": [[0,3,6,10,15]]}, {"key":
"decor-pagoda", "symbols": ["zen-decor-pagoda"],"counts": [1,1],"points": [0,0],"elements": ["pagoda"],"ladders":
[[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20]]}, {"key": "decor-bench", "symbols": ["zen-decor-bench"],"counts":
[1,0],"points": [0,0],"elements": ["bench"],"ladders": [[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20]]}, {"key":
"decor-buddha", "symbols": ["zen-decor-buddha"],"counts": [0,0],"points": [0,0],"elements": ["buddha"],"ladders":
[[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20]]}, {"key": "decor-gate", "symbols": ["zen-decor-gate"],"counts":
[1,1],"points": [0,0],"elements": ["gate"],"ladders": [[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20]]}, {"key":
"decor-crane", "symbols": ["zen-decor-crane"],"counts": [0,1],"points": [0,0],"elements": ["crane"],"ladders":
[[0,0,0,0,0,0,3,5,7,10,13,16,20,20,20,20,20]]}, {"key": "small", "symbols": ["zen-ring-wood"],"counts":
[0,3],"points": [0,3],"elements": ["wood-path"],"asked": true,"ladders":
[[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]]}, {"key": "great", "symbols": ["zen-decor-gate"],"counts":
[1,1],"points": [2,2],"elements": ["gate"],"asked": true,"ladders":
[[0,2,4,6,8,10,12,14,16,18,20,22,24,26,28,30,32]]}, {"key": "majority", "symbols": ["zen-ground-water"],"counts":
[0,1],"points": [0,8],"elements": ["water"],"asked": true,"ladders":
[[0,6,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8],[0,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8,8]]}, {"key": "detail", "symbols":
["zen-decor-crane"],"counts": [0,1],"points": [0,-4],"elements": ["crane"],"asked": true,"ladders":
[[0,-4,-2,-1,2,5,8,8,8,8,8,8,8,8,8,8,8]]}],"supply": ["sand-pagoda-gravel", "sand-pagoda-trees", "sand-pagoda-clay",
"sand-pagoda-water", "sand-pagoda-cherry", "sand-bench-sand", "sand-bench-trees", "sand-bench-clay",
"sand-bench-water", "sand-bench-cherry", "sand-buddha-sand", "sand-buddha-gravel", "sand-buddha-clay",
"sand-buddha-water", "sand-buddha-cherry", "sand-gate-sand", "sand-gate-gravel", "sand-gate-trees", "sand-gate-water",
"sand-crane-sand", "sand-crane-gravel", "sand-crane-trees", "sand-crane-clay", "sand-crane-cherry",
"wood-pagoda-sand", "wood-pagoda-gravel", "wood-pagoda-trees", "wood-pagoda-water", "wood-bench-sand",
"wood-bench-gravel", "wood-bench-trees", "wood-bench-clay", "wood-bench-water", "wood-bench-cherry",
"wood-buddha-gravel", "wood-buddha-trees", "wood-buddha-clay", "wood-buddha-water", "wood-buddha-cherry",
"wood-gate-sand", "wood-gate-trees", "wood-gate-clay", "wood-gate-cherry", "wood-crane-sand", "wood-crane-gravel",
"wood-crane-clay", "wood-crane-water", "stone-pagoda-sand", "stone-pagoda-trees", "stone-pagoda-water",
"stone-pagoda-cherry", "stone-bench-sand", "stone-bench-gravel", "stone-bench-clay", "stone-bench-water",
"stone-bench-cherry", "stone-buddha-sand", "stone-buddha-gravel", "stone-buddha-trees", "stone-buddha-clay",
"stone-buddha-water", "stone-buddha-cherry", "stone-gate-sand", "stone-gate-gravel", "stone-gate-trees",
"stone-gate-clay", "stone-gate-water", "stone-gate-cherry", "stone-crane-sand", "stone-crane-gravel",
"stone-crane-trees", "stone-crane-clay", "stone-crane-water", "stone-crane-cherry"],"discards": [],"turn": 1,"ply":
12,"revealed": 0},"viewer": 1,"legal": [{"move": "take c1", "verb": "take", "piece": "sand-pagoda-sand", "origin":
"market-c1", "target": "hand", "detail": {"path": "sand", "decor": "pagoda", "ground": "sand", "square": "c1", "cost":
2},"gains": [{"seat": 1,"line": "money", "points": -2}],"potential": -2}, {"move": "take d1", "verb": "take", "piece":
"sand-bench-gravel", "origin": "market-d1", "target": "hand", "detail": {"path": "sand", "decor": "bench", "ground":
"gravel", "square": "d1", "cost": 2},"gains": [{"seat": 1,"line": "money", "points": -2}],"potential": -2}, {"move":
"take a2", "verb": "take", "piece": "sand-buddha-trees", "origin": "market-a2", "target": "hand", "detail": {"path":
"sand", "decor": "buddha", "ground": "trees", "square": "a2", "cost": 1},"gains": [{"seat": 1,"line": "money",
"points": -1}],"potential": -1}, {"move": "take b2", "verb": "take", "piece": "sand-gate-clay", "origin": "market-b2",
"target": "hand", "detail": {"path": "sand", "decor": "gate", "ground": "clay", "square": "b2", "cost": 1},"gains":
[{"seat": 1,"line": "money", "points": -1}],"potential": 1}, {"move": "take c2", "verb": "take", "piece":
"sand-crane-water", "origin": "market-c2", "target": "hand", "detail": {"path": "sand", "decor": "crane", "ground":
"water", "square": "c2", "cost": 1},"gains": [{"seat": 1,"line": "money", "points": -1}],"potential": 1}, {"move":
"take d2", "verb": "take", "piece": "wood-pagoda-cherry", "origin": "market-d2", "target": "hand", "detail": {"path":
"wood", "decor": "pagoda", "ground": "cherry", "square": "d2", "cost": 1},"gains": [{"seat": 1,"line": "money",
"points": -1}],"potential": 3}, {"move": "take a3", "verb": "take", "piece": "wood-buddha-sand", "origin":
"market-a3", "target": "hand", "detail": {"path": "wood", "decor": "buddha", "ground": "sand", "square": "a3", "cost":
0},"potential": 4}, {"move": "take b3", "verb": "take", "piece": "wood-gate-gravel", "origin": "market-b3", "target":
"hand", "detail": {"path": "wood", "decor": "gate", "ground": "gravel", "square": "b3", "cost": 0},"potential": 6},
{"move": "take c3", "verb": "take", "piece": "wood-crane-trees", "origin": "market-c3", "target": "hand", "detail":
{"path": "wood", "decor": "crane", "ground": "trees", "square": "c3", "cost": 0},"potential": 6}, {"move": "take d3",
"verb": "take", "piece": "stone-pagoda-clay", "origin": "market-d3", "target": "hand", "detail": {"path": "stone",
"decor": "pagoda", "ground": "clay", "square": "d3", "cost": 0},"potential": 0}],"show": "shared"},"place": {"view":
{"game": "zen-garden", "size": 4,"most_money": 25,"marker": 1,"held": {"tile": "wood-gate-trees", "path": "wood",
"decor": "gate", "ground": "trees", "elements": ["wood-path", "gate", "trees"]},"gardens": [{"seat": 0,"money":
9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile": "stone-bench-trees",
"path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench", "trees"],"place": "0-d4",
"square": "d4", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand", "decor": "gate", "ground":
"cherry", "elements": ["sand-path", "gate", "cherry"],"place": "0-e4", "square": "e4", "corner": "br", "turn":
2},null,null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground": "gravel", "elements":
["stone-path", "pagoda", "gravel"],"place": "0-d5", "square": "d5", "corner": "tl", "turn":
0},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "0-e3", "square": "e3", "row": -1,"column": 1}, {"place": "0-c4", "square": "c4", "row":
0,"column": -1}, {"place": "0-f4", "square": "f4", "row": 0,"column": 2}, {"place": "0-c5", "square": "c5", "row":
1,"column": -1}, {"place": "0-e5", "square": "e5", "row": 1,"column": 1}, {"place": "0-d6", "square": "d6", "row":
2,"column": 0}],"counts": {"sand-path": 1,"wood-path": 0,"stone-path": 2,"pagoda": 1,"bench": 1,"buddha": 0,"gate":
1,"crane": 0,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 0,"water": 0,"cherry": 1},"paths": []}, {"seat":
1,"money": 9,"height": 2,"width": 2,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile":
"wood-gate-water", "path": "wood", "decor": "gate", "ground": "water", "elements": ["wood-path", "gate",
"water"],"place": "1-d4", "square": "d4", "corner": "br", "turn": 2}, {"tile": "wood-pagoda-clay", "path": "wood",
"decor": "pagoda", "ground": "clay", "elements": ["wood-path", "pagoda", "clay"],"place": "1-e4", "square": "e4",
"corner": "bl", "turn": 3},null,null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground":
"cherry", "elements": ["wood-path", "crane", "cherry"],"place": "1-d5", "square": "d5", "corner": "tr", "turn":
1},null,null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "1-e3", "square": "e3", "row": -1,"column": 1}, {"place": "1-c4", "square": "c4", "row":
0,"column": -1}, {"place": "1-f4", "square": "f4", "row": 0,"column": 2}, {"place": "1-c5", "square": "c5", "row":
1,"column": -1}, {"place": "1-e5", "square": "e5", "row": 1,"column": 1}, {"place": "1-d6", "square": "d6", "row":
2,"column": 0}],"counts": {"sand-path": 0,"wood-path": 3,"stone-path": 0,"pagoda": 1,"bench": 0,"buddha": 0,"gate":
1,"crane": 1,"sand-ground": 0,"gravel": 0,"trees": 0,"clay": 1,"water": 1,"cherry": 1},"paths": []}]},"viewer":
1,"legal": [{"move": "place d3-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-d3",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "d3"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place d3-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-d3", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "d3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place d3-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-d3", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "d3"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place d3-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-d3", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "d3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place e3-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-e3",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "e3"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place e3-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-e3", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "e3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place e3-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-e3", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "e3"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place e3-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-e3", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "e3"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c4-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-c4",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c4"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c4-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-c4", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c4"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c4-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-c4", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c4"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c4-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-c4", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c4"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place f4-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-f4",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "f4"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place f4-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-f4", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "f4"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place f4-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-f4", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "f4"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place f4-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-f4", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "f4"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c5-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-c5",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c5"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c5-tr", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-c5", "turn": 1,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c5"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place c5-br", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-c5", "turn":
2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "c5"},"gains": [{"seat": 1,"line": "small",
"points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place c5-bl", "verb": "place", "piece":
"wood-gate-trees", "origin": "hand", "target": "1-c5", "turn": 3,"detail": {"path": "wood", "decor": "gate", "ground":
"trees", "square": "c5"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points":
2}]}, {"move": "place e5-tl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-e5",
"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square": "e5"},"gains": [{"seat": 1,"line": "paths",
"points": 3}, {"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place e5-tr", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-e5", "turn": 1,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "e5"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place e5-br", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-e5", "turn": 2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"e5"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place e5-bl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-e5", "turn": 3,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "e5"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place d6-tl", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-d6", "detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"d6"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place d6-tr", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-d6", "turn": 1,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "d6"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}, {"move": "place d6-br", "verb": "place", "piece": "wood-gate-trees",
"origin": "hand", "target": "1-d6", "turn": 2,"detail": {"path": "wood", "decor": "gate", "ground": "trees", "square":
"d6"},"gains": [{"seat": 1,"line": "small", "points": 1}, {"seat": 1,"line": "great", "points": 2}]}, {"move":
"place d6-bl", "verb": "place", "piece": "wood-gate-trees", "origin": "hand", "target": "1-d6", "turn": 3,"detail":
{"path": "wood", "decor": "gate", "ground": "trees", "square": "d6"},"gains": [{"seat": 1,"line": "small", "points":
1}, {"seat": 1,"line": "great", "points": 2}]}]},"line": {"view": {"game": "zen-garden", "size": 4,"most_money":
25,"marker": 0,"held": {"tile": "sand-gate-gravel", "path": "sand", "decor": "gate", "ground": "gravel", "elements":
["sand-path", "gate", "gravel"]},"gardens": [{"seat": 0,"money": 9,"height": 2,"width": 3,"first": {"row": 0,"column":
0},"top_left": "d4", "rows": [[{"tile": "wood-gate-water", "path": "wood", "decor": "gate", "ground": "water",
"elements": ["wood-path", "gate", "water"],"place": "0-d4", "square": "d4", "corner": "br", "turn": 2}, {"tile":
"sand-gate-clay", "path": "sand", "decor": "gate", "ground": "clay", "elements": ["sand-path", "gate",
"clay"],"place": "0-e4", "square": "e4", "corner": "bl", "turn": 3}, {"tile": "stone-gate-trees", "path": "stone",
"decor": "gate", "ground": "trees", "elements": ["stone-path", "gate", "trees"],"place": "0-f4", "square": "f4",
"corner": "br", "turn": 2},null],[{"tile": "wood-crane-cherry", "path": "wood", "decor": "crane", "ground": "cherry",
"elements": ["wood-path", "crane", "cherry"],"place": "0-d5", "square": "d5", "corner": "tr", "turn": 1}, {"tile":
"stone-bench-gravel", "path": "stone", "decor": "bench", "ground": "gravel", "elements": ["stone-path", "bench",
"gravel"],"place": "0-e5", "square": "e5", "corner": "tl", "turn":
0},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "0-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "0-e3", "square": "e3", "row": -1,"column": 1}, {"place": "0-f3", "square": "f3", "row":
-1,"column": 2}, {"place": "0-c4", "square": "c4", "row": 0,"column": -1}, {"place": "0-g4", "square": "g4", "row":
0,"column": 3}, {"place": "0-c5", "square": "c5", "row": 1,"column": -1}, {"place": "0-f5", "square": "f5", "row":
1,"column": 2}, {"place": "0-d6", "square": "d6", "row": 2,"column": 0}, {"place": "0-e6", "square": "e6", "row":
2,"column": 1}],"counts": {"sand-path": 1,"wood-path": 2,"stone-path": 2,"pagoda": 0,"bench": 1,"buddha": 0,"gate":
3,"crane": 1,"sand-ground": 0,"gravel": 1,"trees": 1,"clay": 1,"water": 1,"cherry": 1},"paths": []}, {"seat":
1,"money": 9,"height": 2,"width": 3,"first": {"row": 0,"column": 0},"top_left": "d4", "rows": [[{"tile":
"stone-bench-trees", "path": "stone", "decor": "bench", "ground": "trees", "elements": ["stone-path", "bench",
"trees"],"place": "1-d4", "square": "d4", "corner": "tl", "turn": 0}, {"tile": "sand-gate-cherry", "path": "sand",
"decor": "gate", "ground": "cherry", "elements": ["sand-path", "gate", "cherry"],"place": "1-e4", "square": "e4",
"corner": "br", "turn": 2}, {"tile": "stone-buddha-sand", "path": "stone", "decor": "buddha", "ground": "sand",
"elements": ["stone-path", "buddha", "sand-ground"],"place": "1-f4", "square": "f4", "corner": "br", "turn":
2},null],[{"tile": "stone-pagoda-gravel", "path": "stone", "decor": "pagoda", "ground": "gravel", "elements":
["stone-path", "pagoda", "gravel"],"place": "1-d5", "square": "d5", "corner": "tl", "turn": 0}, {"tile":
"sand-bench-clay", "path": "sand", "decor": "bench", "ground": "clay", "elements": ["sand-path", "bench",
"clay"],"place": "1-e5", "square": "e5", "corner": "tr", "turn":
1},null,null],[null,null,null,null],[null,null,null,null]],"open": [{"place": "1-d3", "square": "d3", "row":
-1,"column": 0}, {"place": "1-e3", "square": "e3", "row": -1,"column": 1}, {"place": "1-f3", "square": "f3", "row":
-1,"column": 2}, {"place": "1-c4", "square": "c4", "row": 0,"column": -1}, {"place": "1-g4", "square": "g4", "row":
0,"column": 3}, {"place": "1-c5", "square": "c5", "row": 1,"column": -1}, {"place": "1-f5", "square": "f5", "row":
1,"column": 2}, {"place": "1-d6", "square": "d6", "row": 2,"column": 0}, {"place": "1-e6", "square": "e6", "row":
2,"column": 1}],"counts": {"sand-path": 2,"wood-path": 0,"stone-path": 3,"pagoda": 1,"bench": 2,"buddha": 1,"gate":
1,"crane": 0,"sand-ground": 1,"gravel": 1,"trees": 1,"clay": 1,"water": 0,"cherry": 1},"paths": []}]},"viewer":
0,"legal": [{"move": "place d3-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-d3",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "d3"},"gains": [{"seat": 0,"line": "great",
"points": 2}]}, {"move": "place d3-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-d3", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "d3"},"gains": [{"seat":
0,"line": "great", "points": 2}]}, {"move": "place d3-br", "verb": "place", "piece": "sand-gate-gravel", "origin":
"hand", "target": "0-d3", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"d3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place d3-bl", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-d3", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "d3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place e3-tl",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-e3", "detail": {"path": "sand", "decor":
"gate", "ground": "gravel", "square": "e3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place e3-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-e3", "turn": 1,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "e3"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place e3-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-e3",
"turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "e3"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place e3-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-e3", "turn": 3,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "e3"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place f3-tl", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-f3", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"f3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place f3-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-f3", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "f3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place f3-br",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-f3", "turn": 2,"detail": {"path": "sand",
"decor": "gate", "ground": "gravel", "square": "f3"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place f3-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-f3", "turn": 3,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "f3"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place c4-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-c4",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c4"},"gains": [{"seat": 0,"line": "money",
"points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place c4-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-c4", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "c4"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place c4-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-c4", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c4"},"gains": [{"seat":
0,"line": "money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place c4-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-c4", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "c4"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place g4-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-g4", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "g4"},"gains": [{"seat": 0,"line":
"money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place g4-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-g4", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "g4"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place g4-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-g4", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "g4"},"gains": [{"seat":
0,"line": "money", "points": 3}, {"seat": 0,"line": "great", "points": 2}]}, {"move": "place g4-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-g4", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "g4"},"gains": [{"seat": 0,"line": "money", "points": 3}, {"seat": 0,"line": "great",
"points": 2}]}, {"move": "place c5-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-c5", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c5"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place c5-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-c5", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "c5"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c5-br", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-c5", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel",
"square": "c5"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place c5-bl", "verb": "place",
"piece": "sand-gate-gravel", "origin": "hand", "target": "0-c5", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "c5"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place f5-tl",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-f5", "detail": {"path": "sand", "decor":
"gate", "ground": "gravel", "square": "f5"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place f5-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-f5", "turn": 1,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "f5"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place f5-br", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-f5",
"turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "f5"},"gains": [{"seat": 0,"line":
"great", "points": 2}]}, {"move": "place f5-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand",
"target": "0-f5", "turn": 3,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "f5"},"gains":
[{"seat": 0,"line": "great", "points": 2}]}, {"move": "place d6-tl", "verb": "place", "piece": "sand-gate-gravel",
"origin": "hand", "target": "0-d6", "detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"d6"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place d6-tr", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-d6", "turn": 1,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "d6"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place d6-br",
"verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-d6", "turn": 2,"detail": {"path": "sand",
"decor": "gate", "ground": "gravel", "square": "d6"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move":
"place d6-bl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-d6", "turn": 3,"detail":
{"path": "sand", "decor": "gate", "ground": "gravel", "square": "d6"},"gains": [{"seat": 0,"line": "great", "points":
2}]}, {"move": "place e6-tl", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target": "0-e6",
"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "e6"},"gains": [{"seat": 0,"line": "great",
"points": 2}]}, {"move": "place e6-tr", "verb": "place", "piece": "sand-gate-gravel", "origin": "hand", "target":
"0-e6", "turn": 1,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square": "e6"},"gains": [{"seat":
0,"line": "great", "points": 2}]}, {"move": "place e6-br", "verb": "place", "piece": "sand-gate-gravel", "origin":
"hand", "target": "0-e6", "turn": 2,"detail": {"path": "sand", "decor": "gate", "ground": "gravel", "square":
"e6"},"gains": [{"seat": 0,"line": "great", "points": 2}]}, {"move": "place e6-bl", "verb": "place", "piece":
"sand-gate-gravel", "origin": "hand", "target": "0-e6", "turn": 3,"detail": {"path": "sand", "decor": "gate",
"ground": "gravel", "square": "e6"},"gains": [{"seat": 0,"line": "great", "points": 2}]}]}};
