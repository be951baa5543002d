import { MENU_ACTIVITIES } from '@site/config'
import {
  announcementsQuery,
  BANNER_WIDTHS,
  bannerBase,
  Link,
  routeExists,
  setCounter,
  useMessages,
  useQuery,
  type Announcement,
} from '@site/shared-api'
import { Picture, Skeleton } from '@site/ui'
import { useEffect, useId } from 'react'
import styles from './activities.module.css'

const PROMOTIONS = '/m/activity'
const THUMB = { width: 112, height: 49 } // 16:7, as every promotion's picture

/** The cover: the picture with sequence 1, else the announcement's own (B3). */
function coverOf({ announcementImages, url }: Announcement): string | undefined {
  return bannerBase(announcementImages.find(({ sequence }) => sequence === 1)?.url) ?? bannerBase(url)
}

/** The first three activities, each with its picture (SHL-12); nothing where there is none. */
export function Activities() {
  const t = useMessages('content')
  const heading = useId()
  const drawn = routeExists(PROMOTIONS)
  const { data, isPending } = useQuery({ ...announcementsQuery(), enabled: drawn })
  const count = data?.promotion.length
  // The row of missions is shown while there are any (SHL-11).
  useEffect(() => setCounter('promotions', count), [count])
  const activities = data?.promotion.slice(0, MENU_ACTIVITIES)
  if (!drawn || (activities === undefined && !isPending) || activities?.length === 0) return null
  return (
    <nav aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t('title.activity')}
      </h3>
      {activities === undefined ? (
        <div className={styles.list} data-state="loading">
          {Array.from({ length: MENU_ACTIVITIES }, (_, row) => (
            <Skeleton key={row} className={styles.bone} />
          ))}
        </div>
      ) : (
        <ul className={styles.list}>
          {activities.map((activity) => (
            <li key={activity.id}>
              <Link to={`${PROMOTIONS}?id=${encodeURIComponent(activity.id)}`} className={styles.activity}>
                <Cover base={coverOf(activity)} />
                <span className={styles.title}>{activity.title}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}

function Cover({ base }: { readonly base: string | undefined }) {
  return (
    <span className={styles.cover}>
      {base === undefined ? null : (
        <Picture base={base} widths={BANNER_WIDTHS} sizes={`${THUMB.width}px`} {...THUMB} alt="" />
      )}
    </span>
  )
}
