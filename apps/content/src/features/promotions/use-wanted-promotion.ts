import type { Announcement } from '@site/shared-api'
import { useEffect, useRef, type RefObject } from 'react'
import { openPromotion } from './promotion-card.tsx'

/** Scrolls to the promotion that the address names and opens it, once per address (B2); an unknown id changes nothing. */
export function useWantedPromotion(
  promotions: readonly Announcement[],
  wanted: string | null,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const opened = useRef<string | null>(null)
  useEffect(() => {
    if (wanted === null) opened.current = null
    const promotion = promotions.find(({ id }) => id === wanted)
    if (promotion === undefined || opened.current === wanted) return
    opened.current = wanted
    list.current?.querySelector(`[data-promotion="${CSS.escape(promotion.id)}"]`)?.scrollIntoView()
    openPromotion(promotion)
  }, [promotions, wanted])
  return list
}
