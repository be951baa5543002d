import { imageUrl, formatCount, Link, useLanguage, useMessages } from '@site/shared-api'
import { Mark, Skeleton } from '@site/ui'
import styles from './provider-grid.module.css'

interface Props {
  readonly providers: readonly {
    readonly vassalage: string
    readonly displayName: string
    readonly count: number
  }[]
}

/** Every provider with its mark and how many games it has; a tap shows them (LOB-16). */
export function ProviderGrid({ providers }: Props) {
  const t = useMessages('lobby')
  const language = useLanguage()
  return (
    <ul className={styles.grid}>
      {providers.map(({ vassalage, displayName, count }) => (
        <li key={vassalage}>
          <Link to={`/m/provider?vassalage=${encodeURIComponent(vassalage)}`} className={styles.card}>
            <Mark src={imageUrl(`/img/vendor/${vassalage}.svg`)} size={44} className={styles.logo} />
            <span className={styles.text}>
              <span className={styles.name}>{displayName}</span>
              <span className={styles.count}>
                {t(count === 1 ? 'games_one' : 'games_count', { count: formatCount(count, language) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export function ProviderGridSkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} shape="row" className={styles.bone} />
      ))}
    </div>
  )
}
