import type { Channels, Pointer } from './channels.ts'

/** The releases that a visitor has instead of the live ones, by module; empty for those who have what is live. */
export type Cohort = ReadonlyMap<string, string>

/** Who looks: a brand's merchant code, and the visitor's sticky number, 0 to 99. */
export interface Who {
  readonly merchant: string
  readonly bucket: number
}

/** Any brand that no pointer names. */
const ANY_OTHER = ''

const concerns = ({ canary }: Pointer, merchant: string): boolean =>
  canary !== undefined && (canary.brands === undefined || canary.brands.includes(merchant))

function versionFor(pointer: Pointer, { merchant, bucket }: Who): string {
  const { live, canary, pins } = pointer
  const pinned = pins?.[merchant]
  if (pinned !== undefined) return pinned
  return canary !== undefined && concerns(pointer, merchant) && bucket < canary.percent
    ? canary.version
    : live
}

/** What a visitor has. Canaries lie in one another: who has the smaller one has the wider one too. */
export function cohortOf(channels: Channels, who: Who): Cohort {
  const cohort = new Map<string, string>()
  for (const [name, pointer] of Object.entries(channels)) {
    const version = versionFor(pointer, who)
    if (version !== pointer.live) cohort.set(name, version)
  }
  return cohort
}

/** The key of a cohort; empty for what is live. */
export const keyOf = (cohort: Cohort): string =>
  [...cohort]
    .map(([name, version]) => `${name}@${version}`)
    .sort()
    .join(' ')

/** A cohort, and the brand of a visitor in it; empty where visitors of every brand are in it. */
export interface Audience {
  readonly cohort: Cohort
  readonly merchant: string
}

/** Every cohort that some visitor is in, what is live among them. */
export function audiencesOf(channels: Channels): readonly Audience[] {
  const pointers = Object.values(channels)
  const merchants = pointers.flatMap(({ canary, pins }) => [
    ...(canary?.brands ?? []),
    ...Object.keys(pins ?? {}),
  ])
  // The last number inside each canary, and the first outside all of them.
  const buckets = pointers.flatMap(({ canary }) => (canary === undefined ? [] : [canary.percent - 1]))
  const all = [...new Set([ANY_OTHER, ...merchants])].flatMap((merchant) =>
    [...buckets, 100].map((bucket) => ({ cohort: cohortOf(channels, { merchant, bucket }), merchant })),
  )
  const found = new Map<string, Audience>([['', { cohort: new Map(), merchant: ANY_OTHER }]])
  for (const one of all) if (!found.has(keyOf(one.cohort))) found.set(keyOf(one.cohort), one)
  return [...found.values()]
}

/** The same without the brands. */
export const cohortsOf = (channels: Channels): readonly Cohort[] =>
  audiencesOf(channels).map(({ cohort: lane }) => lane)

/** Whether a brand's visitors differ by their number. */
export const isSplit = (channels: Channels, merchant: string): boolean =>
  Object.values(channels).some(
    (pointer) =>
      concerns(pointer, merchant) &&
      pointer.pins?.[merchant] === undefined &&
      (pointer.canary?.percent ?? 100) < 100,
  )
