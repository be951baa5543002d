import { site, useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import { Button } from '@site/ui'
import { useEffect, useId } from 'react'
import { BonusCard } from './bonus-card.tsx'
import { bonusesQuery } from './bonus.api.ts'
import styles from './bonuses.module.css'

/** The member's bonuses with how far each is played for, newest first; nothing where there is none (MEM-02, MEM-03). */
export default function Bonuses() {
  const t = useMessages('member-centre')
  const id = useId()
  const signedIn = useSession() !== null
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = useInfiniteQuery({
    ...bonusesQuery(),
    enabled: signedIn,
  })
  useEffect(() => followBonuses(), [])
  const bonuses = data?.pages.flatMap((page) => page.bonuses) ?? []
  if (bonuses.length === 0) return null
  return (
    <section className={styles.bonuses} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('bonus.title')}
      </h2>
      <ul className={styles.list}>
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.bonusId} bonus={bonus} changed={() => void refetch()} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('bonus.more')}
        </Button>
      ) : null}
    </section>
  )
}

/** Whatever moves the member's money may have moved what is played for a bonus. */
function followBonuses(): () => void {
  const { bus, queries } = site()
  const { queryKey } = bonusesQuery()
  const told = bus.on('balanceChanged').subscribe(() => void queries.invalidateQueries({ queryKey }))
  return () => told.unsubscribe()
}
