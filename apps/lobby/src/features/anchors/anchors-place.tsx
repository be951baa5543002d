import { Skeleton } from '@site/ui'
import { NearPart } from '#near/near-part.tsx'
import styles from './anchors-place.module.css'

const load = () => import('./anchor-strip.tsx').then(({ AnchorStrip }) => AnchorStrip)

/** Where the live category's anchors stand (B7, LOB-26). */
export function AnchorsPlace() {
  return <NearPart load={load} skeleton={<Skeleton className={styles.place} />} />
}
