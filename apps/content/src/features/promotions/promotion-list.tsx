import { useMessages, type Announcement, type PromotionCategory } from '@site/shared-api'
import { Button, Chip, ChipRow, EmptyState } from '@site/ui'
import { useState } from 'react'
import { PromotionCard } from './promotion-card.tsx'
import styles from './promotion-list.module.css'
import { useWantedPromotion } from './use-wanted-promotion.ts'

interface Props {
  readonly promotions: readonly Announcement[]
  readonly categories: readonly PromotionCategory[]
  /** `?id=`: scrolled to and opened (B2). */
  readonly wanted: string | null
  /** Nothing is above: the first picture is the page's largest. */
  readonly first: boolean
}

/** Promotions under their categories; a category without any is not offered. */
export function PromotionList({ promotions, categories, wanted, first }: Props) {
  const t = useMessages('content')
  const common = useMessages('common')
  const [category, setCategory] = useState<string>()
  const list = useWantedPromotion(promotions, wanted)
  const offered = categories.filter(({ id }) =>
    promotions.some((promotion) => promotion.promoAnnouncementCategoryIds.includes(id)),
  )
  const shown =
    category === undefined
      ? promotions
      : promotions.filter((promotion) => promotion.promoAnnouncementCategoryIds.includes(category))
  return (
    <>
      {offered.length > 1 ? (
        <div className={styles.menu}>
          <ChipRow label={t('promotion.categories')}>
            <Chip selected={category === undefined} onClick={() => setCategory(undefined)}>
              {common('all')}
            </Chip>
            {offered.map(({ id, title }) => (
              <Chip key={id} selected={category === id} onClick={() => setCategory(id)}>
                {title}
              </Chip>
            ))}
          </ChipRow>
        </div>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          drawing="gift"
          title={t('promotion.none_here')}
          action={<Button onClick={() => setCategory(undefined)}>{t('promotion.show_all')}</Button>}
        />
      ) : (
        <ul className={styles.list} ref={list}>
          {shown.map((promotion, index) => (
            <li key={promotion.id} data-promotion={promotion.id} className={styles.item}>
              <PromotionCard promotion={promotion} priority={first && index === 0} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
