import { useInfiniteQuery, useLanguage, useMessages, useSession } from '@site/shared-api'
import { Button, Icon, ListRowFace, listRowLook, ListRows, Money } from '@site/ui'
import { momentText } from '#amounts/moment-text.ts'
import { rebateHistoryQuery } from '../rewards.api.ts'
import styles from '../rewards.module.css'
import { useMoney } from '../use-money.ts'

/** Rebate that was paid, newest first; nothing where there is none. */
export function RebateHistory({ timeZone }: { readonly timeZone: string }) {
  const t = useMessages('member-centre')
  const language = useLanguage()
  const money = useMoney()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    ...rebateHistoryQuery(),
    enabled: signedIn,
  })
  const claims = data?.pages.flatMap(({ list }) => list) ?? []
  if (claims.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="rebate-history">
      <h2 id="rebate-history" className={styles.title}>
        {t('rewards.history')}
      </h2>
      <ListRows>
        {claims.map(({ amount, at, by, claimId }) => (
          <li key={claimId} {...listRowLook()}>
            <ListRowFace
              face={<Icon name="circle-check" size={20} />}
              tone="plain"
              name={t(`rebate.by.${by}`)}
              more={momentText(at, language, timeZone)}
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
