import { ApiError } from '@site/shared-api'

/** The self-exclusion that a refused sign-in reports; times carry the offset of the brand's time zone. */
export interface SelfExclusion {
  /** Undefined: for ever. */
  readonly until: string | undefined
  /** When a requested return takes effect. */
  readonly opensAt: string | undefined
  /** Requests a return once the exclusion is over. */
  readonly ticket: string | undefined
}

export function selfExclusionOf(error: unknown): SelfExclusion | undefined {
  if (!(error instanceof ApiError) || error.code !== 'self_excluded') return undefined
  const text = (name: string): string | undefined => {
    const value = error.data?.[name]
    return typeof value === 'string' ? value : undefined
  }
  return { until: text('until'), opensAt: text('opensAt'), ticket: text('ticket') }
}
