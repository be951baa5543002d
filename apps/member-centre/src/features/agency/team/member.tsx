import {
  ApiError,
  formatCount,
  Link,
  LoadFailed,
  useLanguage,
  useMessages,
  useQuery,
  useSession,
} from '@site/shared-api'
import type { Downline } from '@site/shared-api/contract/agent'
import { Badge, buttonLook, Card, EmptyState } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { DaysBar } from '#days/days-bar.tsx'
import { dayOf, dayText } from '#days/day-text.ts'
import { Facts } from '#figures/facts.tsx'
import { Figures } from '#figures/figures.tsx'
import { useMoney } from '#figures/use-money.ts'
import { downlineQuery, type Agent, type OfAgent } from '../agency.api.ts'
import styles from '../agency.module.css'
import { partAddress, useAgencyAddress } from '../address.ts'
import { SectionSkeleton } from '../section-skeleton.tsx'
import { figuresOf } from '../overview/team-figures.ts'
import { rateText } from '../rate.ts'
import { Path } from './path.tsx'

/** One of the team: who it is, what they and whom they brought come to, and what the agent may do for them (B7 'downline'). */
export function Member({ agent }: OfAgent) {
  const { text, days } = useAgencyAddress()
  const account = text('member') ?? ''
  return <Shown key={account} agent={agent} account={account} days={days} />
}

interface Props extends OfAgent {
  readonly account: string
  readonly days: ReturnType<typeof useAgencyAddress>['days']
}

function Shown({ agent, account, days }: Props) {
  const t = useMessages('member-centre')
  const common = useMessages('common')
  const language = useLanguage()
  const signedIn = useSession() !== null
  const { change } = useAgencyAddress()
  const { data, error, isError, refetch } = useQuery({
    ...downlineQuery({ ...days, account }),
    enabled: signedIn && account !== '',
    placeholderData: (before) => before,
  })
  const money = useMoney(agent.currency)
  const count = (number: number): string => formatCount(number, language)
  if (account === '' || (error instanceof ApiError && error.code === 'member_unknown'))
    return <EmptyState drawing="user" title={common('error.member_unknown')} />
  if (data === undefined) return isError ? <LoadFailed retry={() => void refetch()} /> : <SectionSkeleton />
  const { downline, own, path, team } = data
  const { timeZone } = data.days
  return (
    <>
      <Path path={path} toMember />
      <Card className={styles.card} data-member={downline.account}>
        <div className={styles.head}>
          <div className={styles.words}>
            <h2 className={styles.title}>{downline.account}</h2>
            {downline.nickname === null ? null : <span className={styles.more}>{downline.nickname}</span>}
          </div>
          {downline.status === 'disabled' ? <Badge tone="danger">{t('agency.disabled')}</Badge> : null}
        </div>
        <Facts
          facts={[
            [t('agency.kind'), t(downline.type === 0 ? 'kind.member' : 'kind.agent')],
            [t('agency.rate'), rateText(downline.rate)],
            [t('agency.level'), levelOf(downline, t)],
            [t('agency.joined'), dayText(dayOf(downline.joinedAt, timeZone), language, true)],
            [
              t('agency.seen'),
              downline.lastLoginAt === null
                ? t('agency.never')
                : momentText(downline.lastLoginAt, language, timeZone),
            ],
            [t('agency.brought'), count(downline.downlines)],
            [t('agency.team_below'), count(downline.team)],
          ]}
        />
      </Card>
      <Ways agent={agent} downline={downline} />
      <DaysBar
        days={days}
        onChange={({ range, from, to }) => change({ range, from, to })}
        key={days.from ?? 'named'}
      />
      <section className={styles.section} aria-label={t('agency.own_play')}>
        <h2 className={styles.title}>{t('agency.own_play')}</h2>
        <Figures
          label={t('agency.own_play')}
          count={4}
          figures={figuresOf(own, t, money, count).filter(
            ({ name }) => !OF_TEAMS.some((key) => name === t(key)),
          )}
        />
      </section>
      {downline.downlines === 0 ? null : (
        <section className={styles.section} aria-label={t('agency.their_team')}>
          <h2 className={styles.title}>{t('agency.their_team')}</h2>
          <Figures label={t('agency.their_team')} count={6} figures={figuresOf(team, t, money, count)} />
        </section>
      )}
    </>
  )
}

/** What says nothing of one alone. */
const OF_TEAMS = ['agency.figure.members', 'agency.figure.newMembers'] as const
const LEVELS = ['A', 'B', 'C'] as const

const levelOf = ({ depth }: Downline, t: (key: string, values?: Record<string, number>) => string): string =>
  LEVELS[depth - 1] ?? t('agency.level_below', { depth })

/** What the agent may do with this one. */
function Ways({ agent, downline }: { readonly agent: Agent; readonly downline: Downline }) {
  const t = useMessages('member-centre')
  const may = agent.rights.includes('change')
  const isOwnAgent = downline.depth === 1 && downline.type !== 0
  const ways = [
    downline.downlines > 0
      ? ([partAddress('team', { of: downline.account }), t('agency.see_team')] as const)
      : undefined,
    may
      ? ([partAddress('transfer', { member: downline.account }), t('agency.part.transfer')] as const)
      : undefined,
    may && isOwnAgent
      ? ([partAddress('rates', { member: downline.account }), t('agency.set_rate')] as const)
      : undefined,
    may && isOwnAgent
      ? ([partAddress('offer', { member: downline.account }), t('agency.part.offer')] as const)
      : undefined,
  ].filter((way) => way !== undefined)
  if (ways.length === 0) return null
  return (
    <div className={styles.pair}>
      {ways.map(([to, text]) => (
        <Link key={to} to={to} {...buttonLook({ variant: 'secondary', full: true })}>
          {text}
        </Link>
      ))}
    </div>
  )
}
