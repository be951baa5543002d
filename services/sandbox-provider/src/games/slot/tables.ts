/** Symbols by role; a theme draws them. W substitutes for any picture but S; S opens the free spins. */
export type Symbol = 'W' | 'S' | 'a' | 'b' | 'c' | 'd' | '1' | '2' | '3' | '4'

export const REELS = 5
export const ROWS = 3

const strip = (text: string): readonly Symbol[] =>
  // reason: the strips below are written with these letters only; a test checks it
  [...text] as Symbol[]

/** The symbols of each reel, top to bottom, closed to a ring. */
export const BASE_STRIPS: readonly (readonly Symbol[])[] = [
  strip('a13c24b3S1d42a3c14b2d3aaa14c2b31d4'),
  strip('b24Wd31a2c4S3b1d2W4c13aaa2d4b31c2'),
  strip('c3W1b4d2aS31c2W4b3d1aaa4Wc3d14b2'),
  strip('d41c2Wb3a1S4d23c1b2W4aaa3d12c4b3'),
  strip('a2b31c4d2S1b4a3d12c4b3aaa2d13c4d2'),
]
/** Free spins: no S, more W. */
export const FREE_STRIPS: readonly (readonly Symbol[])[] = [
  strip('a13c24b31d42a3c14b2d3aaa14c2b31d4'),
  strip('b24Wd31a2c4W3b1d2W4c13aaaWd4b31c2'),
  strip('c3W1b4d2aW31c2W4b3d1aaaW2c3d1Wb2'),
  strip('d41c2Wb3a1W4d23c1b2W4aaaWd12c4b3'),
  strip('a2b31c4dW1b4a3d12c4bW3aaa2d13c4d2'),
]

/** The row on each reel that a line runs through. */
export const LINES: readonly (readonly [number, number, number, number, number])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]

/** Line pays for 3, 4 and 5 of a kind from the left, in twentieths of the stake (one line's share). */
export const PAYS: Readonly<Record<Exclude<Symbol, 'W' | 'S'>, readonly [number, number, number]>> = {
  a: [25, 100, 400],
  b: [20, 75, 250],
  c: [15, 60, 200],
  d: [15, 50, 160],
  '1': [8, 24, 100],
  '2': [8, 24, 100],
  '3': [5, 20, 75],
  '4': [5, 20, 75],
}
export const PICTURES = ['a', 'b', 'c', 'd', '1', '2', '3', '4'] as const

/** Pays of 3, 4 and 5 S anywhere, in stakes, and the free spins they open. */
export const SCATTER: Readonly<Record<number, { pay: number; spins: number }>> = {
  3: { pay: 1, spins: 8 },
  4: { pay: 5, spins: 10 },
  5: { pay: 25, spins: 12 },
}
/** What the wins of the first, second, … free spin are multiplied with. */
export const LADDER: readonly number[] = [1, 1, 2, 2, 3, 3, 5, 5, 8, 8, 10, 10]

/** The letters of the reels in one text, kept for tests of the tables. */
export const ALL_STRIPS = [...BASE_STRIPS, ...FREE_STRIPS]
