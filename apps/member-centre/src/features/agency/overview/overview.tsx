import {
  formatCount,
  Link,
  LoadFailed,
  useLanguage,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import { TEAM_LEVELS } from '@site/shared-api/contract/agent-fields'
import { Badge, Card, Chip, ChipRow, Icon, ListRowFace, listRowLook, Skeleton } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { DaysBar } from '#days/days-bar.tsx'
import { Figures } from '#figures/figures.tsx'
import { useMoney } from '#figures/use-money.ts'
import { loadedPart } from '#loaded-part/loaded-part.tsx'
import { kpiQuery, type Agent } from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress, useAgencyAddress } from '../address.ts'
import { rateText } from '../rate.ts'
import { figuresOf, TRENDS } from './team-figures.ts'
import { Tiles } from './tiles.tsx'

const plotPlace = <Skeleton className={styles.plot} />
const TrendPlot = loadedPart(() => import('./trend.tsx'), plotPlace)
/** Lines of a skeleton as high as the figures, which stand two in a row below the first. */
const FIGURES = 10
/** The whole team first, then from the nearest down. */
const LEVELS = ['all', ...TEAM_LEVELS.filter((one) => one !== 'all')] as const

/** What the team comes to within days, level by level, day by day, and the ways on (B7 'Agent', MEM-08). */
export function Overview({ agent }: { readonly agent: Agent }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { days, text, change } = useAgencyAddress()
  const level = TEAM_LEVELS.find((one) => one === text('level')) ?? 'all'
  const trend = TRENDS.find((one) => one === text('figure')) ?? 'turnover'
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...kpiQuery({ ...days, level }),
    enabled: signedIn,
    // Another level or other days replace these once loaded: until then nothing jumps.
    placeholderData: (before) => before,
  })
  const money = useMoney(agent.currency)
  const count = (number: number): string => formatCount(number, language)
  const sums = data?.levels.find((one) => one.level === level)
  return (
    <>
      <Whose agent={agent} />
      <DaysBar
        days={days}
        onChange={({ range, from, to }) => change({ range, from, to })}
        key={days.from ?? 'named'}
      />
      <ChipRow label={t('agency.level')} className={styles.chips}>
        {LEVELS.map((one) => {
          const members = data?.levels.find((of) => of.level === one)?.members
          return (
            <Chip
              key={one}
              selected={one === level}
              onClick={() => change({ level: one === 'all' ? undefined : one })}
            >
              {t(`agency.level.${one}`)}
              {members === undefined ? '' : ` · ${count(members)}`}
            </Chip>
          )
        })}
      </ChipRow>
      {data === undefined && isError ? (
        <LoadFailed retry={() => void refetch()} />
      ) : (
        <section
          className={styles.section}
          aria-label={t('agency.figures')}
          aria-busy={isPlaceholderData || undefined}
          data-kpi={data === undefined ? 'loading' : 'ready'}
        >
          <Figures
            label={t('agency.figures')}
            count={FIGURES}
            figures={sums && figuresOf(sums, t, money, count)}
          />
          {data === undefined ? (
            plotPlace
          ) : (
            <TrendPlot
              key={`${data.days.from} ${data.days.to} ${data.level}`}
              kpi={data}
              trend={trend}
              onChange={(figure) => change({ figure })}
            />
          )}
          {data === undefined ? null : (
            <p className={styles.note}>
              {t('agency.as_of', { at: momentText(data.asOf, language, data.days.timeZone) })}
            </p>
          )}
        </section>
      )}
      <Tiles agent={agent} />
    </>
  )
}

/** Whose team it is, and in whose name who looks is here. */
function Whose({ agent }: { readonly agent: Agent }) {
  const t = useMessages('member-centre')
  const isHelper = !agent.rights.includes('change')
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title}>{agent.nickname ?? agent.account}</h2>
          <span className={styles.more}>
            {agent.nickname === null ? '' : `${agent.account} · `}
            {t('agency.own_rate', { rate: rateText(agent.rate) })}
          </span>
        </div>
        {isHelper ? <Badge tone="muted">{t('agency.helper')}</Badge> : null}
      </div>
      {isHelper ? <p className={styles.note}>{t(`agency.may.${agent.type}`)}</p> : null}
      {agent.waiting > 0 && agent.rights.includes('change') ? (
        <Link to={partAddress('contracts')} {...listRowLook()}>
          <ListRowFace
            name={t('agency.waiting', { count: agent.waiting })}
            end={<Icon name="chevron-right" size={20} />}
          />
        </Link>
      ) : null}
    </Card>
  )
}
