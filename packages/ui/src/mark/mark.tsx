import { classNames } from '../class-names.ts'
import { useImageFailure } from '../picture/use-image-failure.ts'
import styles from './mark.module.css'

interface Props {
  /** Address of a square drawing (SVG): a provider's mark, a flag. */
  readonly src: string
  readonly size: 20 | 24 | 32 | 44
  /** Empty where the name is beside it. */
  readonly alt?: string
  readonly className?: string | undefined
}

/** A small square mark; one that does not load leaves its place empty, never a broken icon. */
export function Mark({ src, size, alt = '', className }: Props) {
  const { failed, image } = useImageFailure(src)
  return (
    <span className={classNames(styles.mark, className)} data-size={size}>
      {failed ? null : (
        <img
          {...image}
          src={src}
          width={size}
          height={size}
          alt={alt}
          loading="lazy"
          decoding="async"
          className={styles.image}
        />
      )}
    </span>
  )
}
