import { useInfiniteQuery, useLanguage, useMessages, useSession } from '@site/shared-api'
import { Button, Icon, ListRowFace, listRowLook, ListRows, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { rewardHistoryQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

/** Rewards that were claimed, newest first; nothing where there is none. */
export function RewardHistory({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...rewardHistoryQuery(),
    enabled: signedIn,
  })
  const claimed = data?.pages.flatMap(({ list }) => list) ?? []
  if (claimed.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="reward-history">
      <h2 id="reward-history" className={styles.title}>
        {t('rewards.history')}
      </h2>
      <ListRows>
        {claimed.map(({ amount, claimedAt, grantedAt, rewardId, source, title }) => (
          <li key={rewardId} {...listRowLook()}>
            <ListRowFace
              face={<Icon name="circle-check" size={20} />}
              tone="plain"
              name={title}
              more={`${t(`rewards.source.${source}`)} · ${momentText(claimedAt ?? grantedAt, language, timeZone)}`}
              end={<Money amount={money(amount)} gain />}
            />
          </li>
        ))}
      </ListRows>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('deposit.more')}
        </Button>
      ) : null}
    </section>
  )
}
