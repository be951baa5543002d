import { Skeleton } from '@site/ui'
import styles from './banner-carousel.module.css'

/** The banner's place while it loads. */
export function BannerSkeleton() {
  return (
    <div className={styles.banner} data-state="loading">
      <Skeleton shape="banner" />
    </div>
  )
}
