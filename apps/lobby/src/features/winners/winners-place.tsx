import { Skeleton } from '@site/ui'
import { NearPart } from '#near/near-part.tsx'
import styles from './winners-place.module.css'

const load = () => import('./winner-board.tsx').then(({ WinnerBoard }) => WinnerBoard)

/** The place of home's winner board (A2, LOB-08). */
export function WinnersPlace() {
  return <NearPart load={load} skeleton={<Skeleton className={styles.place} />} />
}
