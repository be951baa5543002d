import {
  BANNER_WIDTHS,
  bannerBase,
  callQuery,
  formatDay,
  Link,
  useMessages,
  useQuery,
} from '@site/shared-api'
import { listLobbyNews } from '@site/shared-api/contract/announcement'
import { Icon, Picture, SectionHeader } from '@site/ui'
import { useId } from 'react'
import styles from './lobby-news.module.css'

const THUMB = { width: 112, height: 49 } // 16:7, as every announcement's picture

/** News of the lobby under the winner board (CON-11); nothing where there are none, or while they cannot be had. */
export function LobbyNews() {
  const t = useMessages('content')
  const heading = useId()
  const { data } = useQuery(callQuery(listLobbyNews))
  if (data === undefined || data.list.length === 0) return null
  return (
    <section className={styles.news} aria-labelledby={heading} data-state="ready">
      <SectionHeader
        id={heading}
        title={t('news.title')}
        icon="megaphone"
        link={<Link to="/m/notice">{t('ticker.all')}</Link>}
      />
      <ul className={styles.list}>
        {data.list.map(({ id, title, startDate, url }) => {
          const base = bannerBase(url)
          return (
            <li key={id}>
              <Link to={`/m/noticeDetail?id=${encodeURIComponent(id)}`} className={styles.item}>
                {base === undefined ? null : (
                  <span className={styles.cover}>
                    <Picture
                      base={base}
                      widths={BANNER_WIDTHS}
                      sizes={`${THUMB.width}px`}
                      {...THUMB}
                      alt=""
                    />
                  </span>
                )}
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <time dateTime={startDate} className={styles.day}>
                    {formatDay(startDate, '-')}
                  </time>
                </span>
                <Icon name="chevron-right" size={20} className={styles.arrow} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
