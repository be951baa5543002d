import { formatCount, useLanguage, useMessages } from '@site/shared-api'
import { watchSight } from '@site/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styles from './game-pages.module.css'
import type { Pages } from './pages.ts'
import { LoadMore } from '#features/games/load-more.tsx'

/** Less than a page is high: one tap brings one page; ahead enough that the next is usually there before the end is seen. */
const NEAR_END = '0px 0px 600px 0px'

/** How much of the list is shown and the way to more; after the first tap further pages come when the end is near. */
export function EndOfList({ pages: { games, total, more, onMore } }: { readonly pages: Pages }) {
  const t = useMessages('lobby')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [countAtRequest, setCountAtRequest] = useState<number>()
  const load = useEffectEvent(onMore)
  const waits =
    countAtRequest !== undefined && games.length > countAtRequest && more.exists && !more.busy && !more.failed
  useEffect(() => {
    if (!waits || place.current === null) return
    return watchSight(place.current, (seen) => seen && load(), NEAR_END)
  }, [waits])
  if (!more.exists) return null
  const count = (number: number): string => formatCount(number, language)
  return (
    <div ref={place} className={styles.end}>
      {total > games.length ? (
        <p className={styles.shown}>{t('shown_of', { shown: count(games.length), total: count(total) })}</p>
      ) : null}
      <LoadMore
        busy={more.busy}
        failed={more.failed}
        onMore={() => {
          setCountAtRequest(games.length)
          onMore()
        }}
      />
    </div>
  )
}
