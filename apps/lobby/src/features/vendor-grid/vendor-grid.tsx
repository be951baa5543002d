import { formatCount, imageUrl, Link, useLanguage, useMessages } from '@site/shared-api'
import type { Vendor } from '@site/shared-api/contract/vendor'
import { Badge, Mark, Skeleton } from '@site/ui'
import styles from './vendor-grid.module.css'

interface Props {
  readonly vendors: readonly Vendor[]
  /** Code of the chosen provider. */
  readonly chosen: string | undefined
  /** Where a tap on a provider leads; on the chosen one, back to all. */
  readonly address: (vassalage: string | undefined) => string
}

/** The providers of one game type with large marks; a tap shows one's games below (A2, LOB-14). */
export function VendorGrid({ vendors, chosen, address }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  return (
    <ul className={styles.grid} aria-label={t('providers')}>
      {vendors.map(({ vassalage, displayName, gameCount, isHot }) => (
        <li key={vassalage}>
          <Link
            to={address(vassalage === chosen ? undefined : vassalage)}
            className={styles.card}
            aria-current={vassalage === chosen ? 'true' : undefined}
          >
            <Mark src={imageUrl(`/img/vendor/${vassalage}.svg`)} size={44} className={styles.mark} />
            <span className={styles.name}>{displayName}</span>
            <span className={styles.count}>
              {t(gameCount === 1 ? 'games_one' : 'games_count', { count: formatCount(gameCount, language) })}
            </span>
            {isHot === 1 ? (
              <Badge tone="accent" className={styles.hot}>
                {t('badge_hot')}
              </Badge>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const SKELETONS = 6

export function VendorGridSkeleton() {
  return (
    <ul className={styles.grid} aria-hidden="true">
      {Array.from({ length: SKELETONS }, (_, at) => (
        <li key={at}>
          <Skeleton className={styles.bone} />
        </li>
      ))}
    </ul>
  )
}
