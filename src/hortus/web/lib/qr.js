/** A QR code for a link: byte mode, error correction M, versions 1 to 10 (up to 213 bytes). */

// By version: codewords per block of error correction, and blocks as [how many, data codewords each].
const TABLE = [
  null,
  [10, [[1, 16]]],
  [16, [[1, 28]]],
  [26, [[1, 44]]],
  [18, [[2, 32]]],
  [24, [[2, 43]]],
  [16, [[4, 27]]],
  [18, [[4, 31]]],
  [
    22,
    [
      [2, 38],
      [2, 39],
    ],
  ],
  [
    22,
    [
      [3, 36],
      [2, 37],
    ],
  ],
  [
    26,
    [
      [4, 43],
      [1, 44],
    ],
  ],
];
const ALIGN = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
/** @param {number} a @param {number} b */
const times = (a, b) => (a && b ? EXP[LOG[a] + LOG[b]] : 0);

/** @param {number[]} data @param {number} degree */
function remainder(data, degree) {
  let generator = [1];
  for (let i = 0; i < degree; i++) {
    const next = new Array(generator.length + 1).fill(0);
    generator.forEach((g, k) => {
      next[k] ^= g;
      next[k + 1] ^= times(g, EXP[i]);
    });
    generator = next;
  }
  const rest = new Array(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest.shift();
    rest.push(0);
    for (let k = 0; k < degree; k++) rest[k] ^= times(generator[k + 1], factor);
  }
  return rest;
}

/** @param {number} value @param {number} poly @param {number} bits */
function bch(value, poly, bits) {
  let rest = value << bits;
  for (let i = 31; i >= bits; i--) if (rest & (1 << i)) rest ^= poly << (i - bits);
  return (value << bits) | rest;
}

/** @param {string} text @returns {boolean[][]} rows of dark modules */
export function qr(text) {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  const room = (/** @type {number} */ v) =>
    /** @type {any} */ (TABLE[v])[1].reduce(
      (/** @type {number} */ sum, /** @type {number[]} */ [n, k]) => sum + n * k,
      0,
    );
  const head = (/** @type {number} */ v) => (v < 10 ? 12 : 20);
  while (version <= 10 && 8 * room(version) < head(version) + 8 * bytes.length) version++;
  if (version > 10) throw new RangeError("too long for a QR code");

  /** @type {number[]} */
  const bits = [];
  const put = (/** @type {number} */ value, /** @type {number} */ length) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const capacity = 8 * room(version);
  put(0, Math.min(4, capacity - bits.length));
  while (bits.length % 8) bits.push(0);
  for (let pad = 0xec; bits.length < capacity; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = [];
  for (let i = 0; i < bits.length; i += 8) data.push(parseInt(bits.slice(i, i + 8).join(""), 2));

  const [degree, groups] = /** @type {[number, number[][]]} */ (TABLE[version]);
  const blocks = [];
  for (const [count, length] of groups) for (let i = 0; i < count; i++) blocks.push(data.splice(0, length));
  const checks = blocks.map((block) => remainder(block, degree));
  const stream = [];
  for (let i = 0; i < Math.max(...blocks.map((b) => b.length)); i++)
    for (const block of blocks) if (i < block.length) stream.push(block[i]);
  for (let i = 0; i < degree; i++) for (const check of checks) stream.push(check[i]);

  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array(size).fill(false));
  const set = (/** @type {number} */ r, /** @type {number} */ c, /** @type {boolean} */ on) => {
    if (r < 0 || c < 0 || r >= size || c >= size) return;
    dark[r][c] = on;
    fixed[r][c] = true;
  };
  for (const [r0, c0] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ]) {
    for (let r = -4; r <= 4; r++)
      for (let c = -4; c <= 4; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        set(r0 + r, c0 + c, ring !== 2 && ring !== 4);
      }
  }
  for (let i = 8; i < size - 8; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  const centres = ALIGN[version];
  const last = centres[centres.length - 1];
  for (const r0 of centres)
    for (const c0 of centres) {
      if ((r0 === 6 && (c0 === 6 || c0 === last)) || (c0 === 6 && r0 === last)) continue;
      for (let r = -2; r <= 2; r++)
        for (let c = -2; c <= 2; c++) set(r0 + r, c0 + c, Math.max(Math.abs(r), Math.abs(c)) !== 1);
    }
  const format = (/** @type {number} */ mask) => {
    const word = bch(mask, 0x537, 10) ^ 0x5412; // level M is 00
    const bit = (/** @type {number} */ i) => ((word >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(i, 8, bit(i));
    set(7, 8, bit(6));
    set(8, 8, bit(7));
    set(8, 7, bit(8));
    for (let i = 9; i < 15; i++) set(8, 14 - i, bit(i));
    for (let i = 0; i < 8; i++) set(8, size - 1 - i, bit(i));
    for (let i = 8; i < 15; i++) set(size - 15 + i, 8, bit(i));
    set(size - 8, 8, true);
  };
  format(0);
  if (version >= 7) {
    const word = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((word >> i) & 1) === 1;
      set(Math.floor(i / 3), size - 11 + (i % 3), on);
      set(size - 11 + (i % 3), Math.floor(i / 3), on);
    }
  }
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (let j = 0; j < 2; j++) {
        const c = right - j;
        const r = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[r][c]) continue;
        dark[r][c] = index < 8 * stream.length && ((stream[index >> 3] >> (7 - (index & 7))) & 1) === 1;
        index++;
      }
  }
  /** @type {((r: number, c: number) => boolean)[]} */
  const MASKS = [
    (r, c) => (r + c) % 2 === 0,
    (r) => r % 2 === 0,
    (_, c) => c % 3 === 0,
    (r, c) => (r + c) % 3 === 0,
    (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
    (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
    (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
    (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
  ];
  const apply = (/** @type {number} */ mask) => {
    for (let r = 0; r < size; r++)
      for (let c = 0; c < size; c++) if (!fixed[r][c] && MASKS[mask](r, c)) dark[r][c] = !dark[r][c];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    apply(mask);
    format(mask);
    const cost = penalty(dark);
    if (cost < least) [least, best] = [cost, mask];
    apply(mask);
  }
  apply(best);
  format(best);
  return dark;
}

/** How hard a pattern is to read. @param {boolean[][]} dark */
function penalty(dark) {
  const size = dark.length;
  let cost = 0;
  let count = 0;
  const lines = [...dark, ...dark.map((_, c) => dark.map((row) => row[c]))];
  for (const line of lines) {
    let run = 1;
    for (let i = 1; i <= size; i++) {
      if (i < size && line[i] === line[i - 1]) run++;
      else {
        if (run >= 5) cost += run - 2;
        run = 1;
      }
    }
    const text = line.map(Number).join("");
    for (const pattern of ["10111010000", "00001011101"]) {
      for (let at = text.indexOf(pattern); at >= 0; at = text.indexOf(pattern, at + 1)) cost += 40;
    }
  }
  for (let r = 0; r < size; r++)
    for (let c = 0; c < size; c++) {
      if (dark[r][c]) count++;
      if (r && c && dark[r][c] === dark[r - 1][c] && dark[r][c] === dark[r][c - 1] && dark[r][c] === dark[r - 1][c - 1])
        cost += 3;
    }
  return cost + 10 * Math.floor(Math.abs((20 * count) / size / size - 10));
}
