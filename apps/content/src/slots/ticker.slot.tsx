import { announcementsQuery, useQuery } from '@site/shared-api'
import { Skeleton } from '@site/ui'
import { Ticker } from '#features/ticker/index.ts'
import styles from './ticker.slot.module.css'

/** The home's announcement ticker; nothing is drawn without announcements, nor when they cannot be had: no place to retry in one line (A8). */
export default function TickerSlot() {
  const { data, isError } = useQuery(announcementsQuery())
  if (isError) return null
  if (data === undefined)
    return (
      <div className={styles.place} data-state="loading">
        <Skeleton shape="text" />
      </div>
    )
  return data.player.length === 0 ? null : <Ticker notices={data.player} />
}
