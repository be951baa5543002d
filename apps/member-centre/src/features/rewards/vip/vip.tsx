import { showToast, useLanguage, useMessages, useQuery, useSession } from '@site/shared-api'
import { Button, EmptyState, Icon, ListRowFace, listRowLook } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { PageWaits } from '../page-states.tsx'
import { claimGift, vipQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useIdempotentMutation } from '../use-idempotent-mutation.ts'
import { useMoney } from '../use-money.ts'
import { ConditionList } from './condition-list.tsx'
import { LevelList } from './level-list.tsx'
import { LevelStage } from './level-stage.tsx'

/** VIP levels: the member's level, the steps to the next, what each gives (MEM-12, B3). */
export function Vip() {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney()
  const signedIn = useSession() !== null
  const { data, isError, refetch } = useQuery({ ...vipQuery(), enabled: signedIn })
  const { busy, run } = useIdempotentMutation()
  if (data === undefined) return <PageWaits failed={isError} retry={() => void refetch()} />
  const at = data.levels.findIndex(({ labelId }) => labelId === data.labelId)
  const here = data.levels[at]
  const next = data.levels[at + 1]
  if (!here) return <EmptyState drawing="crown" title={t('vip.none')} text={t('vip.none_text')} />
  const take = (label: string): void =>
    void run(label, async () => {
      const { amount } = await claimGift(label)
      showToast(t('rewards.claimed', { amount: money(amount) }), 'success')
      await refetch()
    })
  return (
    <div className={styles.page} data-state="ready">
      <LevelStage here={here} next={next} since={data.since} />
      {data.monthGift.state === 'none' ? null : (
        <div {...listRowLook()}>
          <ListRowFace
            face={<Icon name="gift" size={20} />}
            name={t('vip.month_gift')}
            more={t(`vip.gift.${data.monthGift.state}`)}
            end={
              <>
                <strong>{money(data.monthGift.amount)}</strong>
                {data.monthGift.state === 'open' ? (
                  <Button busy={busy === 'month'} onClick={() => take('month')}>
                    {t('rewards.claim')}
                  </Button>
                ) : null}
              </>
            }
          />
        </div>
      )}
      {next ? (
        <ConditionList
          id="vip-next"
          title={t('vip.steps', { level: next.name })}
          note={t('vip.window', {
            days: data.windowDays,
            at: momentText(data.nextAt, language, data.timeZone),
          })}
          conditions={next.conditions}
        />
      ) : null}
      {here.keep.length > 0 ? (
        <ConditionList
          id="vip-keep"
          title={t('vip.keep', { level: here.name })}
          note={t('vip.keep_note', { days: data.windowDays })}
          conditions={here.keep}
        />
      ) : null}
      <LevelList levels={data.levels} current={here.labelId} busy={busy} onTake={take} />
    </div>
  )
}
