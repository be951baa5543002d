import { useMessages } from '@site/shared-api'
import { Skeleton, VisuallyHidden } from '@site/ui'
import styles from './skeleton-screen.module.css'

const TILES = ['1', '2', '3', '4', '5', '6'] as const

/** Stands for a screen whose module is still being fetched: a picture, a heading, tiles. */
export function SkeletonScreen() {
  const t = useMessages('common')
  return (
    <div className={styles.screen} data-screen="loading" data-state="loading">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <div className={styles.tiles}>
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="tile" />
        ))}
      </div>
    </div>
  )
}
