import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './skeleton-screen.module.css'

const TILES = ['1', '2', '3', '4', '5', '6'] as const

/** Shown while a screen is being fetched: a picture, a heading, tiles. */
export function SkeletonScreen({ label }: { readonly label: string }) {
  return (
    <div className={styles.screen} data-screen="loading" data-state="loading">
      <VisuallyHidden>{label}</VisuallyHidden>
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
