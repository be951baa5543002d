/** Where a piece was let go, and how it came there: milliseconds since the grip, pixels of the picture. */
export interface Move {
  readonly x: number
  readonly track: readonly { readonly t: number; readonly x: number }[]
}

const FEWEST_POINTS = 4
const SHORTEST_MS = 120
/** A hand starts where the piece lies. */
const START_SLACK = 24
const END_SLACK = 4
/** No single report of a pointer covers most of the way. */
const LONGEST_JUMP_SHARE = 0.6
/** What a browser's clock may be ahead of ours between picture and answer. */
const CLOCK_SLACK_MS = 1_500
const SAME_SPEED = 1e-6

/** By keyboard a step is a whole pixel; even with the key held down the way takes time. */
const KEYBOARD_SHORTEST_MS = 600
const KEYBOARD_MS_PER_PIXEL = 2

/** Whether a hand or a keyboard can have moved the piece so; `sinceMade` are ms since the picture was made, by our clock. */
export function isPlausible({ x, track }: Move, sinceMade: number): boolean {
  if (track.length === 0)
    return Number.isInteger(x) && sinceMade >= KEYBOARD_SHORTEST_MS + x * KEYBOARD_MS_PER_PIXEL
  const [first, last] = [track[0], track.at(-1)]
  if (first === undefined || last === undefined || track.length < FEWEST_POINTS) return false
  const took = last.t - first.t
  if (took < SHORTEST_MS || last.t > sinceMade + CLOCK_SLACK_MS) return false
  if (Math.abs(first.x) > START_SLACK || Math.abs(last.x - x) > END_SLACK) return false
  const steps = track.slice(1).map((point, i) => {
    const before = track[i] ?? first
    return { dt: point.t - before.t, dx: point.x - before.x }
  })
  if (steps.some(({ dt, dx }) => dt < 0 || Math.abs(dx) > Math.max(x * LONGEST_JUMP_SHARE, START_SLACK)))
    return false
  return !isEven(steps)
}

/** A ruler's line: every step as long and as quick as the one before. */
function isEven(steps: readonly { dt: number; dx: number }[]): boolean {
  const [first] = steps
  return (
    first !== undefined &&
    steps.every(({ dt, dx }) => Math.abs(dt - first.dt) < SAME_SPEED && Math.abs(dx - first.dx) < SAME_SPEED)
  )
}
