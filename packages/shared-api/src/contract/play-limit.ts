/** What a member may limit: money paid in, money lost, money staked, time played (MEM-09). */
export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'time'] as const
export type LimitKind = (typeof LIMIT_KINDS)[number]

/** A round, or a day, week (from Monday) or month in the brand's time zone. */
export const LIMIT_PERIODS = ['round', 'day', 'week', 'month'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]

/** Over what each kind is counted. */
export const PERIODS_OF: Readonly<Record<LimitKind, readonly LimitPeriod[]>> = {
  deposit: ['day', 'week', 'month'],
  loss: ['day', 'week', 'month'],
  stake: ['round', 'day'],
  time: ['day', 'week', 'month'],
}

/** Hours of a time-out: a day to six weeks. */
export const LEAST_TIME_OUT_HOURS = 24
export const MOST_TIME_OUT_HOURS = 6 * 7 * 24
/** Months of a self-exclusion, where it is not for ever. */
export const LEAST_EXCLUSION_MONTHS = 6
export const MOST_EXCLUSION_MONTHS = 60

export const EXCLUSION_KINDS = ['time-out', 'exclusion'] as const
export type ExclusionKind = (typeof EXCLUSION_KINDS)[number]
/** This brand alone, or every brand of the house. */
export const EXCLUSION_SCOPES = ['brand', 'house'] as const
export type ExclusionScope = (typeof EXCLUSION_SCOPES)[number]

/** What a member shows of who they are, and how far that is. */
export const IDENTITY_STATES = ['none', 'asked', 'review', 'verified', 'refused', 'expired'] as const
export type IdentityState = (typeof IDENTITY_STATES)[number]
export const IDENTITY_DOCUMENTS = ['id-card', 'passport', 'driving-licence'] as const
/** When a brand needs it. */
export const IDENTITY_NEEDED = ['never', 'before-deposit', 'before-withdrawal'] as const
