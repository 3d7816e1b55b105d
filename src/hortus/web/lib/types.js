/**
 * The shapes that travel between modules. Messages are those of docs/protocol.md.
 * @typedef {any} VNode
 * @typedef {"en" | "fr"} Lang
 * @typedef {Record<string, string>} Words
 * @typedef {{move: string, sentence: string, gains: number[]}} Legal
 * @typedef {{seat: number, kind: string, name: string, symbol: number, person: string | null, bot: string | null, mine: boolean, here: boolean, stand_in: boolean, out_of_time: boolean}} Seat
 * @typedef {{number: number, ply: number, seat: number | null, kind: string, move: string | null, sentence: string, at: number}} LogEntry
 * @typedef {{name: string, points: number, places: string[], text: string}} ScoreLine
 * @typedef {{seat: number, points: number, lines: ScoreLine[]}} Score
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
 * @property {string} what_now
 * @property {Legal[]} legal
 * @property {Score[] | null} scores
 * @property {boolean} whole
 * @property {LogEntry[]} log
 * @property {{left: number[], running: number | null, increment: number, now: number} | null} clocks
 * @property {Seat[]} seats
 * @property {number} watchers
 * @property {{mode: string, to: number}} undo
 * @property {any} asking
 * @property {string | null} commitment
 * @property {any} result
 * @property {string | null} rematch  the table of the rematch
 * @property {string} lang
 *
 * @typedef {object} Act
 * @property {boolean} mine
 * @property {Legal[]} legal
 * @property {(move: string) => boolean} has
 * @property {(text: string) => Legal[]} starting
 * @property {string | null} selected
 * @property {(what: string | null) => void} select
 * @property {Legal | null} ghost
 * @property {boolean} pinned
 * @property {(move: string | null, pin?: boolean) => void} preview
 * @property {(move: string, event?: Event) => void} choose
 * @property {(move: string) => void} commit
 * @property {(move: string) => void} ask
 * @property {(places: string[] | null, seat?: number | null) => void} highlight
 * @property {(place: string, seat: number) => boolean} isLit
 * @property {(text: string) => void} say
 *
 * @typedef {(key: string, values?: Record<string, unknown>) => string} Translate
 * @typedef {{table: Table, act: Act, t: Translate, lang: Lang}} BoardProps
 * @typedef {BoardProps & {seat: number, size: "large" | "small"}} GardenProps
 * @typedef {{label: string, move?: string, run?: () => void, icon?: string, primary?: boolean, pressed?: boolean, disabled?: boolean, stays?: boolean}} Action
 *
 * @typedef {object} Board
 * @property {Record<Lang, Record<string, any>>} words
 * @property {(props: BoardProps) => VNode} [Shared]
 * @property {(props: GardenProps) => VNode} Garden
 * @property {(props: BoardProps) => Action[]} [actions]
 * @property {(props: BoardProps) => VNode} [Text]
 * @property {Record<string, (props: BoardProps) => void>} [keys]
 * @property {"log" | "chat" | "moves" | "text"} [tab]  the panel open at first
 * @property {(props: BoardProps) => string | null} [now]  the sentence once something is picked up, if another than the table's
 * @property {string[]} [idle]  moves by which nothing changes: not worth a line in the log
 */
export {};
