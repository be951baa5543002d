import { Link, routeExists, type Announcement } from '@site/shared-api'
import styles from './ticker.module.css'

const NOTICES_PATH = '/m/notice'

interface Props {
  readonly notice: Announcement
  /** Its place in the list: the announcements page opens it by that (B2). */
  readonly index: number
}

/** The title of an announcement, leading to it where the brand has the announcements page. */
export function TickerItem({ notice, index }: Props) {
  return routeExists(NOTICES_PATH) ? (
    <Link to={`${NOTICES_PATH}?i=${index}`} className={styles.item}>
      {notice.title}
    </Link>
  ) : (
    notice.title
  )
}
