import { ApiError } from '@site/shared-api'

/** What a refused sign-in says of somebody who keeps away from play; times carry the offset of the brand's place. */
export interface AwayTold {
  /** Undefined: for ever. */
  readonly until: string | undefined
  /** When a return that was asked for opens. */
  readonly opensAt: string | undefined
  /** With which a return may be asked for, once it is over. */
  readonly ticket: string | undefined
}

export function awayTold(error: unknown): AwayTold | undefined {
  if (!(error instanceof ApiError) || error.code !== 'self_excluded') return undefined
  const text = (name: string): string | undefined => {
    const value = error.data?.[name]
    return typeof value === 'string' ? value : undefined
  }
  return { until: text('until'), opensAt: text('opensAt'), ticket: text('ticket') }
}
