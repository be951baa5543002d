import { Skeleton } from '@site/ui'
import { NearPart } from '#near/near-part.tsx'
import styles from './jackpot-place.module.css'

const load = () => import('./jackpot-counter.tsx').then(({ JackpotCounter }) => JackpotCounter)

/** The place of home's jackpot counter: under the hot games, so that six of them are on the first screen (A2, LOB-05). */
export function JackpotPlace() {
  return <NearPart load={load} skeleton={<Skeleton className={styles.place} />} />
}
