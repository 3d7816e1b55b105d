/**
 * The shapes that travel between modules. Messages are those of docs/protocol.md.
 * @typedef {any} VNode
 * @typedef {{seat: number, line: string, points: number}} Gain
 * @typedef {Record<string, string | number>} Detail
 * @typedef {{move: string, verb: string, piece: string | null, origin: string | null, target: string | null,
 *   turn: number, detail: Detail, gains: Gain[], potential: number | null}} Move
 * @typedef {{kind: string, seat: number | null, piece: string | null, origin: string | null, target: string | null,
 *   turn: number, points: number | null, line: string | null, detail: Detail}} GameEvent
 * @typedef {{id: string, args?: Record<string, string | number>}} Message
 * @typedef {{more: number, points: number, detail?: Detail}} Step
 * @typedef {{key: string, points: number, places?: string[], detail?: Detail, parts?: Message[], next?: Step}} ScoreLine
 * @typedef {{seat: number, points: number, lines: ScoreLine[]}} Score
 * @typedef {{seat: number, kind: string, name: string, symbol: number, person: string | null, bot: string | null,
 *   mine: boolean, here: boolean, stand_in: boolean, out_of_time: boolean, weakened: boolean,
 *   gave_up?: "resigned" | "left" | null, break_until?: number | null, claim_at?: number | null, muted?: boolean, vacation?: number,
 *   like?: string | null}} Seat
 * @typedef {{number: number, ply: number, seat: number | null, kind: string, move: string | null, at: number,
 *   events: GameEvent[], count?: number, level?: string, why?: string}} LogEntry
 *
 * @typedef {object} Table
 * @property {string} id
 * @property {string} game
 * @property {Record<string, string>} options
 * @property {string} state
 * @property {number} number
 * @property {number} ply
 * @property {number} undos
 * @property {number | null} turn
 * @property {number | null} thinking
 * @property {number | null} viewer
 * @property {boolean} covered
 * @property {any} view
 * @property {Message | null} prompt
 * @property {Move[]} legal
 * @property {Score[] | null} scores
 * @property {boolean} whole
 * @property {LogEntry[]} log
 * @property {{left: number[], running: number | null, increment: number, now: number, days: boolean, stopped_until?: number | null} | null} clocks
 * @property {Seat[]} seats
 * @property {number} watchers
 * @property {{mode: string, to: number, casual?: boolean}} undo
 * @property {{seat: number, move: string, sentence: string}[][] | null} [conditional_moves]  mine, line by line; null where there can be none
 * @property {{ask: string, seat: number, to: number | null, count: number, waiting_for: number[], answer: boolean, casual?: boolean, minutes?: number | null} | null} asking
 * @property {string | null} commitment
 * @property {any} result
 * @property {string | null} rematch  the table of the rematch
 * @property {number | null} [rematch_by]  the seat that has asked for it
 * @property {boolean} hints  may whoever is to decide ask for one?
 * @property {boolean} practice  it began at a moment of another match, or at a position
 * @property {string | null} [casual]  why the match does not count for the ratings
 * @property {string | null} [daily]  the day whose garden it is
 * @property {string | null} [tournament]  whose match it is
 * @property {boolean} [players_talk]  spectators may not
 * @property {string} lang
 *
 * @typedef {((id: string, args?: Record<string, unknown>) => string) & {has(id: string): boolean}} Translate
 * @typedef {{x: number, y: number}} Point
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 *
 * What is picked up: whatever lies at a place, or one piece of those there. `only`: nobody has picked it up, it is the
 * only thing there is to move.
 * @typedef {{origin: string, piece: string | null, only?: boolean}} Picked
 *
 * From a finger to a move; the same for every game. Made by `createPlay`.
 * @typedef {object} Play
 * @property {boolean} mine  may I decide now?
 * @property {Move[]} legal  nothing while a move is on its way
 * @property {(like: Partial<Move>) => Move[]} moves  the legal moves with these fields
 * @property {Picked | null} picked  what I have picked up, or the only thing there is to move
 * @property {(origin: string | null, piece?: string | null) => void} pick  pick it up, or lay it back
 * @property {number} turn  how I hold it
 * @property {(place: string) => Move | null} to  the legal move that brings what is picked, so turned, to a place
 * @property {Move | null} ghost  the move that is previewed
 * @property {boolean} pinned  a preview that waits to be confirmed
 * @property {(move: Move | null, pin?: boolean) => void} preview
 * @property {(move: Move, event?: Event) => void} choose  play it; by finger, preview it first
 * @property {(move: Move) => void} commit
 * @property {boolean} busy  a move is on its way
 * @property {BoardProps} now  what the board is drawn with, as it is by now: for what a drag or a key does long afterwards
 * @property {(place: string) => void} why  ask why what is picked cannot go there
 * @property {(places: string[] | null) => void} highlight
 * @property {(place: string) => boolean} isLit
 * @property {(place: string) => boolean} isGhost  does the previewed move end there?
 * @property {(move: Move) => boolean} previews  is it the one that is previewed?
 * @property {<T>(name: string, initial: T, lasting?: boolean) => {value: T}} kept  what is only on the screen, by name; lasting: as long as the tab, for every drawing of the table
 * @property {() => void} letGo  lay everything back
 * @property {Board | null} board
 * @property {Translate} words
 *
 * @typedef {{table: Table, play: Play, t: Translate}} BoardProps
 * @typedef {BoardProps & {seat: number, size: "large" | "small"}} GardenProps
 * @typedef {{key: string, label: string, name?: string, icon: string, move?: Move, run?: () => void, primary?: boolean,
 *   pressed?: boolean, disabled?: boolean, always?: boolean}} Action
 *
 * A line of a count: for each seat what it is about, its name, what it brings, and the places it counts; null where a seat
 * has nothing.
 * @typedef {{piece: string, name: string, points: number, places?: string[]}} TallyCell
 * @typedef {{label: string, cells: (TallyCell | null)[]}} TallyLine
 *
 * What a board can use to stage an event. Times are shorter, or nothing, when moves wait, somebody taps, or motion is
 * not wanted.
 * @typedef {object} Stage
 * @property {HTMLElement} root
 * @property {Table} table
 * @property {any} before  the view before the move
 * @property {Translate} words
 * @property {boolean} still  motion is not wanted
 * @property {number} ms  how long the piece travels that this goes along with
 * @property {GameEvent[]} events  all that is being played
 * @property {(text: string) => void} announce  in the head of the page, for a while
 * @property {(lines: TallyLine[], at: number, counted: number) => void} tally  a count line by line, this one looked at,
 *   so many in the sums; until all is played
 * @property {(place: string, drawing: VNode | null) => Promise<void>} lift  something is lifted out of its garden,
 *   enlarged, and what flies from places on it (`[data-at]`) flies from there; null: it is set down again
 * @property {(place: string, points: number | null, look?: "up" | "down" | "pot" | "cloche") => void} chip  points rise from
 *   a place, if they are any; look: if not by their sign
 * @property {(groups: string[][] | null) => void} spotlight  everything but these groups of places recedes
 * @property {(places: string[]) => void} flash  an outline around places
 * @property {(place: string, piece?: string) => void} pop  what lies there swells for a moment
 * @property {(places: string[], ms: number) => Promise<void>} ripple  the same at one place after the other
 * @property {(piece: string, place: string, ms: number) => Promise<void>} glide  a piece that flies later goes there first
 * @property {(ms: number) => Promise<void>} wait
 *
 * A moment of a replay: the view, the points by seat, and the move that led there.
 * @typedef {{ply: number, turn: number | null, view: any, points: number[], entry: LogEntry | null}} Frame
 *
 * What a game's `guide.js` tells of a match: chapters, the first one open.
 * @typedef {(props: BoardProps) => {key: string, title: string, body: VNode}[]} Guide
 *
 * What a game's `lesson.js` tells in a first game: the first step whose moment has come; `once`: not again; `places`: lit.
 * @typedef {{message: string, when: (table: Table) => unknown, places?: (table: Table) => string[], once?: boolean}} LessonStep
 * @typedef {{setup: {players?: number, options?: Record<string, string>}, steps: LessonStep[]}} Lesson
 *
 * What a game's `options.js` draws of the choices before a match, by the option's name, instead of a list.
 * @typedef {{option: any, players: number, names: (string | undefined)[], value: string, onChange: (value: string) => void,
 *   t: Translate}} OptionProps  names: of the seats, as far as they are known
 * @typedef {Record<string, (props: OptionProps) => VNode>} OwnOptions
 *
 * @typedef {object} Board
 * @property {(reference: any) => void} [refer]  takes the game's reference data, before anything is drawn
 * @property {(props: BoardProps) => VNode} [Shared]
 * @property {(props: GardenProps) => VNode} Garden
 * @property {(props: {piece: string | null, turn: number, at?: string, view?: any, ratio?: number, t: Translate}) => VNode} [Piece]
 *   one piece, filling its box of this ratio; at, view: where it lay, and the table then
 * @property {(props: BoardProps & {seat: number, frames: Frame[]}) => VNode} [Standing]  what a seat has made of the
 *   match, at its end; else its garden
 * @property {(props: BoardProps) => Action[]} [actions]  the same ones, in the same order, at every moment of a match
 * @property {(props: BoardProps) => (() => void) | null} [back]  lays back what the board itself holds in hand
 * @property {(props: BoardProps) => string | null} [status]  how far the match has come, in the head
 * @property {(props: BoardProps) => VNode} [Text]
 * @property {Record<string, (props: BoardProps, event: KeyboardEvent) => void>} [keys]
 * @property {"log" | "chat" | "moves" | "text"} [tab]  the panel open at first
 * @property {(props: BoardProps) => string | null} [now]  the sentence once something is picked up
 * @property {(event: GameEvent, stage: Stage, together: GameEvent[]) => Promise<void> | void} [stage]  an event that does
 *   not travel, and those that happen together with it
 * @property {(props: BoardProps) => TallyLine[]} [tally]  a match that is over, line by line, for its result
 * @property {(event: GameEvent, stage: Stage) => Promise<void> | void} [alongside]  what goes along with a piece that travels
 * @property {string[]} [announced]  kinds of events whose sentences are announced in the head
 * @property {string[][]} [together]  kinds of events that happen at once, and one after another as they are listed
 * @property {string[]} [single]  kinds whose events are played one by one
 * @property {Record<string, number>} [pace]  milliseconds of travel by kind, if not by distance
 * @property {Record<string, "lay" | "draw" | "lift" | "turn" | "win">} [sounds]  by event kind, if not "lay"
 * @property {(move: Move) => string[]} [places]  all places that a move's piece comes to lie on, if not its target alone
 * @property {(move: Move, play: Play) => void} [lead]  a move that can only be played after another: play that one first
 * @property {(wish: {piece: string | null, origin: string, target: string, turn: number, table: Table}) => string | null} [notation]
 *   a move that is not legal, in notation, to ask why
 */
export {};
