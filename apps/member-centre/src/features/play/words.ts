import { formatAmount, useBrand, useMessages } from '@site/shared-api'
import type { Named } from './play.api.ts'

const MINUTES_OF_HOUR = 60

/** Says amounts of limits: money in the brand's currency, time in hours and minutes. */
export function useLimitWords(): {
  readonly amount: (kind: Named['kind'], amount: string) => string
  readonly minutes: (minutes: number) => string
} {
  const t = useMessages('member-centre')
  const { currency } = useBrand()
  const minutes = (count: number): string => {
    const hours = Math.floor(count / MINUTES_OF_HOUR)
    const rest = count % MINUTES_OF_HOUR
    if (hours === 0) return t('play.minutes', { minutes: rest })
    return rest === 0 ? t('play.hours', { hours }) : t('play.hours_minutes', { hours, minutes: rest })
  }
  return {
    amount: (kind, amount) => (kind === 'time' ? minutes(Number(amount)) : formatAmount(amount, currency)),
    minutes,
  }
}
