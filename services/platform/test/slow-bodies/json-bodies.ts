/** What a call lets a body be. */
export interface BodyLimits {
  readonly bytes: number
  /** Values of a JSON body. */
  readonly nodes: number
  /** Fields that the call's schema knows. */
  readonly fields: readonly string[]
}

/** Objects and lists inside each other that the platform takes, without the body and the list of the branches. */
const BRANCH_DEPTH = 14
/** Of JSON around what a body is filled with. */
const FRAME = 64
/** Of a value beside its own text. */
const VALUE_FRAME = 16
const MOST_KEYS = 1_000

type Builder = (limits: BodyLimits) => string

const fieldOf = ({ fields }: BodyLimits): string => fields[0] ?? 'value'
const around = (limits: BodyLimits, value: string): string => `{"${fieldOf(limits)}":${value}}`
const spaceOf = ({ bytes }: BodyLimits): number => bytes - FRAME
const joined = (count: number, make: (index: number) => string): string =>
  Array.from({ length: Math.max(1, Math.floor(count)) }, (_, i) => make(i)).join()
const nested = (open: string, close: string, depth: number, core = '0'): string =>
  open.repeat(depth) + core + close.repeat(depth)

/** As many as `bytes` and values allow, and the bytes that are left for the text of each. */
function spread({ bytes, nodes }: BodyLimits, nodesOfOne: number, bytesOfOne: number) {
  const count = Math.max(1, Math.floor(Math.min((nodes - FRAME) / nodesOfOne, (bytes - FRAME) / bytesOfOne)))
  return { count, space: Math.max(1, Math.floor((bytes - FRAME) / count) - bytesOfOne) }
}

function branches(limits: BodyLimits, open: string, close: string): string {
  const { count, space } = spread(limits, BRANCH_DEPTH + 1, BRANCH_DEPTH * 6 + VALUE_FRAME)
  const core = `"${'x'.repeat(space)}"`
  return around(limits, `[${joined(count, () => nested(open, close, BRANCH_DEPTH, core))}]`)
}

/** Two of each kind: one beyond what is parsed, however few bytes it has, and one that stays within it as far as the size lets it. */
export const JSON_KINDS = {
  wide: [
    (limits) => around(limits, `[${'0,'.repeat(spaceOf(limits) / 2)}0]`),
    (limits) => {
      const { count, space } = spread(limits, 1, 2 * VALUE_FRAME)
      return `{${joined(count, (i) => `"${limits.fields[i] ?? `k${i}`}":"${'x'.repeat(space)}"`)}}`
    },
  ],
  deep: [
    (limits) => around(limits, nested('{"a":', '}', spaceOf(limits) / 6)),
    (limits) => branches(limits, '{"a":', '}'),
  ],
  'long keys': [
    (limits) => `{"${'k'.repeat(spaceOf(limits))}":{"${fieldOf(limits)}":0}}`,
    (limits) => {
      const { count, space } = spread({ ...limits, nodes: MOST_KEYS }, 1, VALUE_FRAME)
      return `{${joined(count, (i) => `"${String(i).padStart(space, 'k')}":0`)}}`
    },
  ],
  'long numbers': [
    (limits) => around(limits, '9'.repeat(spaceOf(limits))),
    (limits) => {
      const { fields } = limits
      const length = Math.max(1, Math.floor(spaceOf(limits) / Math.max(1, fields.length)) - FRAME)
      return `{${joined(fields.length, (i) => `"${fields[i] ?? 'value'}":"${'9'.repeat(length)}.99"`)}}`
    },
  ],
  'nested arrays': [
    (limits) => around(limits, nested('[', ']', spaceOf(limits) / 2)),
    (limits) => branches(limits, '[', ']'),
  ],
} as const satisfies Record<string, readonly [Builder, Builder]>
