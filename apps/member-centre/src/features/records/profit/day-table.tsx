import { useMessages } from '@site/shared-api'
import type { ProfitAndLoss } from '@site/shared-api/contract/record'
import type { Language } from '@site/config'
import { Money } from '@site/ui'
import { dayText } from '#days/day-text.ts'
import { isGain } from '#figures/use-money.ts'
import { FigureTable } from '#plot/figure-table.tsx'

interface Props {
  readonly days: readonly ProfitAndLoss['byDay'][number][]
  readonly language: Language
  readonly money: (amount: string) => string
}

/** The days in figures, the newest first. */
export function DayTable({ days, language, money }: Props) {
  const t = useMessages('member-centre')
  return (
    <FigureTable
      label={t('record.by_day')}
      heads={['day', 'rounds', 'bet', 'won', 'net'].map((head) => t(`record.${head}`))}
      rows={days.toReversed().map(({ day, rounds, bet, won, net }) => ({
        key: day,
        cells: [
          dayText(day, language),
          rounds,
          money(bet),
          money(won),
          <Money key="net" amount={money(net)} gain={isGain(net)} />,
        ],
      }))}
    />
  )
}
