import {
  Link,
  routeExists,
  showToast,
  useMessages,
  useQuery,
  useQueryClient,
  useSession,
} from '@site/shared-api'
import { buttonLook, EmptyState, Icon, ListRowFace, listRowLook } from '@site/ui'
import { PageWaits } from '../page-states.tsx'
import { claim, rewardHistoryQuery, rewardsQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { useMoney } from '../use-money.ts'
import { OpenRewards } from './open-rewards.tsx'
import { RewardHistory } from './reward-history.tsx'

const REBATE = '/m/member/manualRebate'
const BENEFITS = '/m/member/benefits'

/** What waits to be claimed, by what rules, and what was (MEM-05). */
export function RewardCentre() {
  const t = useMessages('member-centre')
  const money = useMoney()
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...rewardsQuery(), enabled: signedIn })
  const { busy, run } = useIdempotentMutation()
  if (data === undefined) return <PageWaits failed={isError} retry={() => void refetch()} />
  const { open, rebate, text, timeZone } = data
  const isEmpty = open.length === 0 && rebate === null
  const take = (id: string): void =>
    void run(id, async () => {
      const { amount } = await claim(id)
      showToast(t('rewards.claimed', { amount: money(amount) }), 'success')
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: rewardHistoryQuery().queryKey })])
    })
  return (
    <div className={styles.page} data-state={isEmpty ? 'empty' : 'ready'}>
      {isEmpty ? (
        <EmptyState
          drawing="gift"
          title={t('rewards.none')}
          text={t('rewards.none_text')}
          {...(routeExists(BENEFITS) && {
            action: (
              <Link to={BENEFITS} {...buttonLook({ variant: 'secondary' })}>
                {t('title.benefits')}
              </Link>
            ),
          })}
        />
      ) : (
        <OpenRewards rewards={open} timeZone={timeZone} busy={busy} onTake={take}>
          {rebate !== null && routeExists(REBATE) ? (
            <li>
              <Link to={REBATE} {...listRowLook()}>
                <ListRowFace
                  face={<Icon name="refresh-cw" size={20} />}
                  name={t('title.rebate')}
                  more={t('rewards.rebate_waits')}
                  end={<strong>{money(rebate)}</strong>}
                />
              </Link>
            </li>
          ) : null}
        </OpenRewards>
      )}
      {text === '' ? null : (
        <section className={styles.section} aria-labelledby="reward-rules">
          <h2 id="reward-rules" className={styles.title}>
            {t('rewards.rules')}
          </h2>
          <p className={styles.note}>{text}</p>
        </section>
      )}
      <RewardHistory timeZone={timeZone} />
    </div>
  )
}
