import { loadedPart } from '#loaded-part/loaded-part.tsx'
import { Skeleton } from '@site/ui'
import styles from './qr-code.module.css'

/** A code to scan; what draws it is fetched when one is shown. */
export const QrCode = loadedPart(() => import('./qr-code.tsx'), <Skeleton className={styles.place} />)
