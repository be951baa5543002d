import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import type { AgentKpi } from '@site/shared-api/contract/agent'
import { Money } from '@site/ui'
import { Choice } from '#figures/choice.tsx'
import { isGain, useMoney } from '#figures/use-money.ts'
import { dayText } from '#days/day-text.ts'
import { FigureTable } from '#plot/figure-table.tsx'
import styles from '#plot/plot.module.css'
import { Plot } from '#plot/plot.tsx'
import own from '../agency.module.css'
import { isCount, TRENDS, type Trend } from './team-figures.ts'

interface Props {
  readonly kpi: AgentKpi
  readonly trend: Trend
  readonly onChange: (trend: Trend | undefined) => void
}

/** A figure of the team by day. */
export default function TrendPlot({ kpi, trend, onChange }: Props) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney(kpi.currency)
  const days = kpi.trend
  const valueOf = (at: number, of: Trend = trend): string => String(days[at]?.[of] ?? 0)
  const said = (at: number, of: Trend = trend): string =>
    isCount(of)
      ? formatCount(Number(valueOf(at, of)), language)
      : `${of === 'winLoss' && isGain(valueOf(at, of)) ? '+' : ''}${money(valueOf(at, of))}`
  const [, ...others] = TRENDS
  return (
    <div className={own.section}>
      <Choice
        label={t('agency.trend')}
        all={t('agency.figure.turnover')}
        value={trend === 'turnover' ? undefined : trend}
        options={others.map((one) => [one, t(`agency.figure.${one}`)])}
        onChange={(value) => onChange(others.find((one) => one === value))}
      />
      <Plot
        key={trend}
        title={t('agency.by_day', { figure: t(`agency.figure.${trend}`) })}
        days={days.map(({ day }, at) => ({ day, value: valueOf(at) }))}
        first={lastOr(
          days.findLastIndex((_, at) => /[1-9]/.test(valueOf(at))),
          days.length,
        )}
        language={language}
        said={said}
        drawn={(at) =>
          isCount(trend) ? (
            <span className={styles.net}>{said(at)}</span>
          ) : (
            <Money
              amount={money(valueOf(at))}
              gain={trend === 'winLoss' && isGain(valueOf(at))}
              className={styles.net}
            />
          )
        }
        table={
          <FigureTable
            label={t('agency.trend')}
            heads={[t('record.day'), ...TRENDS.map((one) => t(`agency.figure.${one}`))]}
            rows={days
              .map(({ day }, at) => ({
                key: day,
                cells: [dayText(day, language), ...TRENDS.map((one) => said(at, one))],
              }))
              .toReversed()}
          />
        }
      />
    </div>
  )
}

/** The last day with something on it, else the last one. */
const lastOr = (at: number, days: number): number => (at < 0 ? days - 1 : at)
