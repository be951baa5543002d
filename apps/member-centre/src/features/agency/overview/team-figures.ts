import type { Translate } from '@site/shared-api'
import type { AgentKpi } from '@site/shared-api/contract/agent'
import type { Figure } from '#figures/figures.tsx'

/** What a team comes to, without what it is of. */
export type Sums = Omit<AgentKpi['levels'][number], 'level'>

/** Figures that are counted, and those of money. */
export const COUNTS = ['members', 'newMembers', 'active', 'firstDeposits'] as const
export const AMOUNTS = [
  'deposits',
  'withdrawals',
  'turnover',
  'winLoss',
  'bonus',
  'rebate',
  'commission',
] as const
/** What the trend draws: of all figures those that differ from day to day. */
export const TRENDS = ['turnover', 'winLoss', 'deposits', 'withdrawals', 'active', 'newMembers'] as const
export type Trend = (typeof TRENDS)[number]
export const isCount = (trend: Trend): trend is 'active' | 'newMembers' =>
  trend === 'active' || trend === 'newMembers'

/** Figures of a team in words, the turnover first. */
export function figuresOf(
  sums: Sums,
  t: Translate,
  money: (amount: string) => string,
  count: (number: number) => string,
): Figure[] {
  const name = (key: string): string => t(`agency.figure.${key}`)
  return [
    { name: name('turnover'), text: money(sums.turnover), first: true },
    ...COUNTS.map((key) => ({ name: name(key), text: count(sums[key]) })),
    ...AMOUNTS.filter((key) => key !== 'turnover').map((key) => ({
      name: name(key),
      text: money(sums[key]),
      ...(key === 'winLoss' ? { amount: sums[key] } : {}),
    })),
  ]
}
