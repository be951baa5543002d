import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'
import { useImageFailure } from './use-image-failure.ts'

interface Props {
  /** Address without width and format: `/img/game/1042` (the files are `/img/game/1042/240.avif`). */
  readonly base: string
  /** The widths that exist, in px, ascending. */
  readonly widths: readonly number[]
  /** How wide it is drawn, as the `sizes` attribute. */
  readonly sizes: string
  readonly width: number
  readonly height: number
  /** Empty where the text beside it says it already. */
  readonly alt: string
  /** The largest picture of the first screen: loaded at once and before others. */
  readonly priority?: boolean
  /** On the first screen among others: loaded at once. */
  readonly eager?: boolean
  /** What is shown in its place when it does not load; a drawn field unless given, `null` for nothing. */
  readonly fallback?: ReactNode
  readonly onFail?: () => void
  readonly className?: string | undefined
}

const sources = (base: string, widths: readonly number[], format: string) =>
  widths.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')

/** A picture in AVIF or WebP that keeps its place while it loads and never shows a broken icon. */
export function Picture({
  base,
  widths,
  sizes,
  width,
  height,
  alt,
  priority = false,
  eager = priority,
  fallback,
  onFail,
  className,
}: Props) {
  const { failed, image } = useImageFailure(base, onFail)
  if (failed)
    return fallback === undefined ? (
      <span
        className={classNames(styles.field, className)}
        data-state="failed"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      />
    ) : (
      fallback
    )
  return (
    <picture className={classNames(styles.picture, className)}>
      <source type="image/avif" srcSet={sources(base, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sources(base, widths, 'webp')} sizes={sizes} />
      <img
        {...image}
        src={`${base}/${widths[widths.length - 1] ?? width}.webp`}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'auto' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        draggable={false}
        className={styles.image}
      />
    </picture>
  )
}
