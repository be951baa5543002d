import { showToast, useMessages, useQuery, useQueryClient, useSession } from '@site/shared-api'
import { Button, Card } from '@site/ui'
import { PageWaits } from '../page-states.tsx'
import { claimAllRebate, rebateHistoryQuery, rebateQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { useMoney } from '../use-money.ts'
import { RebateHistory } from './rebate-history.tsx'
import { RebateLines } from './rebate-lines.tsx'

/** Rebate by the member's own hand: what has come together, by type and provider (MEM-11). */
export function Rebate() {
  const t = useMessages('member-centre')
  const money = useMoney()
  const queries = useQueryClient()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...rebateQuery(), enabled: signedIn })
  const { busy, run } = useIdempotentMutation()
  if (data === undefined) return <PageWaits failed={isError} retry={() => void refetch()} />
  const { days, least, lines, total, unclaimed } = data
  const enough = Number(total) > 0 && Number(total) >= Number(least)
  const take = (): void =>
    void run('claim', async (id) => {
      const { amount } = await claimAllRebate(id)
      showToast(t('rewards.claimed', { amount: money(amount) }), 'success')
      await Promise.all([refetch(), queries.invalidateQueries({ queryKey: rebateHistoryQuery().queryKey })])
    })
  return (
    <div className={styles.page} data-state={lines.length === 0 ? 'empty' : 'ready'}>
      <Card className={styles.hero}>
        <p className={styles.label}>{t('rebate.total')}</p>
        <p className={styles.figure}>{money(total)}</p>
        <Button size="l" full disabled={!enough} busy={busy !== undefined} onClick={take}>
          {t('rewards.claim')}
        </Button>
        <p className={styles.label}>
          {lines.length === 0
            ? t('rebate.none')
            : enough
              ? t('rebate.at_once')
              : t('rebate.least', { least: money(least) })}
        </p>
      </Card>
      {lines.length === 0 ? null : <RebateLines lines={lines} />}
      <p className={styles.note}>{t(`rebate.unclaimed.${unclaimed}`, { days })}</p>
      <RebateHistory timeZone={data.timeZone} />
    </div>
  )
}
