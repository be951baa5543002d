import { classNames } from '../class-names.ts'
import styles from './skeleton.module.css'

interface Props {
  /** `text` a line of text, `title` a heading, `tile` a square of art with its name, `banner` 16:7, `row` a list entry, `block` fills its place. */
  readonly shape?: 'text' | 'title' | 'tile' | 'square' | 'banner' | 'row' | 'circle' | 'block'
  readonly className?: string | undefined
}

/** Holds the place of what is being loaded, in its final size; silent for screen readers. */
export function Skeleton({ shape = 'block', className }: Props) {
  if (shape === 'tile')
    return (
      <span className={classNames(styles.tile, className)} aria-hidden="true">
        <span className={styles.bone} data-shape="square" />
        <span className={styles.bone} data-shape="text" />
      </span>
    )
  return <span className={classNames(styles.bone, className)} data-shape={shape} aria-hidden="true" />
}
