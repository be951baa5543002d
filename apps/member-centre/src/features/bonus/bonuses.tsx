import { site, useInfiniteQuery, useMessages, useSession } from '@site/shared-api'
import type { Bonus } from '@site/shared-api/contract/bonus'
import { Button, Icon } from '@site/ui'
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
  const { past, present } = apart(bonuses)
  const cards = (some: readonly Bonus[]) => (
    <ul className={styles.list}>
      {some.map((bonus) => (
        <BonusCard key={bonus.bonusId} bonus={bonus} changed={() => void refetch()} />
      ))}
    </ul>
  )
  const more = hasNextPage ? (
    <Button variant="secondary" full busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('bonus.more')}
    </Button>
  ) : null
  return (
    <section className={styles.bonuses} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('bonus.title')}
      </h2>
      {cards(present)}
      {past.length === 0 ? (
        more
      ) : (
        <details className={styles.past}>
          <summary>
            {t('bonus.former')}
            <Icon name="chevron-down" size={20} className={styles.arrow} />
          </summary>
          {cards(past)}
          {more}
        </details>
      )}
    </section>
  )
}

/** Bonuses that are active or wait, with the one that ended last; the others are folded away. */
function apart(bonuses: readonly Bonus[]): { present: Bonus[]; past: Bonus[] } {
  const [last] = bonuses
    .flatMap(({ bonusId, endedAt }) => (endedAt === null ? [] : [{ bonusId, endedAt }]))
    .toSorted((one, other) => other.endedAt.localeCompare(one.endedAt))
  const isPresent = ({ bonusId, endedAt }: Bonus): boolean => endedAt === null || bonusId === last?.bonusId
  return { present: bonuses.filter(isPresent), past: bonuses.filter((bonus) => !isPresent(bonus)) }
}

/** Whatever moves the member's money may have moved what is played for a bonus. */
function followBonuses(): () => void {
  const { bus, queries } = site()
  const { queryKey } = bonusesQuery()
  const subscription = bus.on('balanceChanged').subscribe(() => void queries.invalidateQueries({ queryKey }))
  return () => subscription.unsubscribe()
}
