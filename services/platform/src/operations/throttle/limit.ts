import { networksOf } from '@site/service-kit/network-of'

/** How often something may be requested. */
export interface Limit {
  /** Whom it counts, for example `sms:number:…`. */
  readonly subject: string
  readonly windowMs: number
  /** Beyond so many in a window nothing more is counted, and the caller is refused. */
  readonly most?: number
  /** Each count begins the window anew, for what is forgotten only after a while of peace. */
  readonly sliding?: boolean
  /** From so many on each makes the next wait, twice as long as the one before. */
  readonly waits?: { readonly from: number; readonly firstMs: number }
}

/** The same limit for each network of an address, the narrowest first (ACC-21). */
export function perNetwork(address: string, limit: Limit): Limit[] {
  const { most, subject, waits } = limit
  return networksOf(address).map(({ name, share }) => ({
    ...limit,
    subject: `${subject}:${name}`,
    ...(most !== undefined && { most: most * share }),
    ...(waits && { waits: { ...waits, from: waits.from * share } }),
  }))
}

/** What a success takes back of a count: all of it, or the one attempt. */
export interface TakenBack {
  readonly subject: string
  readonly back: 'all' | 'one'
}

export const takenBack = (limits: readonly Pick<Limit, 'subject'>[], back: TakenBack['back']): TakenBack[] =>
  limits.map(({ subject }) => ({ subject, back }))
