import { useMessages } from '@site/shared-api'
import type { ProfitAndLoss } from '@site/shared-api/contract/record'
import type { Language } from '@site/config'
import { Money } from '@site/ui'
import { isGain } from '#figures/use-money.ts'
import styles from '#plot/plot.module.css'
import { Plot } from '#plot/plot.tsx'
import { DayTable } from './day-table.tsx'

type Day = ProfitAndLoss['byDay'][number]

interface Props {
  readonly days: readonly Day[]
  readonly language: Language
  readonly money: (amount: string) => string
}

/** The result of each day as a bar, in words and as a table. */
export default function DayPlot({ days, language, money }: Props) {
  const t = useMessages('member-centre')
  const more = ({ bet, rounds }: Day): readonly [string, string] => [
    t('record.staked', { amount: money(bet) }),
    t('record.rounds_count', { count: rounds }),
  ]
  const resultOf = ({ net }: Day): string => `${isGain(net) ? '+' : ''}${money(net)}`
  return (
    <Plot
      title={t('record.by_day')}
      days={days.map(({ day, net }) => ({ day, value: net }))}
      first={lastPlayed(days)}
      language={language}
      drawn={(at) => {
        const day = days[at]
        return day === undefined ? null : (
          <>
            <Money amount={money(day.net)} gain={isGain(day.net)} className={styles.net} />
            <span className={styles.more}>{more(day).join(' · ')}</span>
          </>
        )
      }}
      said={(at) => {
        const day = days[at]
        return day === undefined ? '' : [resultOf(day), ...more(day)].join(', ')
      }}
      table={<DayTable days={days} language={language} money={money} />}
    />
  )
}

/** The last day with play, else the last one. */
function lastPlayed(days: readonly Day[]): number {
  const played = days.findLastIndex(({ rounds, jackpot }) => rounds > 0 || /[1-9]/.test(jackpot))
  return played < 0 ? days.length - 1 : played
}
