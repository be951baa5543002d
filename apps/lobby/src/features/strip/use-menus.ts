import { gameMenusQuery, useLanguage, useQuery, useQueryClient } from '@site/shared-api'
import { useEffect } from 'react'
import { keepMenus, readKnownMenus } from './known-menus.ts'

/** Marks what is known from the last visit as due for a new answer. */
const LONG_AGO = 1

/** Categories with their providers: those of the last visit at once, then the server's (LOB-06). */
export function useMenus(enabled = true) {
  const language = useLanguage()
  const cache = useQueryClient()
  const options = gameMenusQuery()
  const menus = useQuery({ ...options, enabled })
  const { data, dataUpdatedAt } = menus
  // After the first drawing: what the server drew knows nothing of this browser's storage.
  useEffect(() => {
    if (!enabled || data !== undefined) return
    const known = readKnownMenus(language)
    if (known !== undefined)
      cache.setQueryData(gameMenusQuery().queryKey, [...known], { updatedAt: LONG_AGO })
  }, [enabled, data, language, cache])
  useEffect(() => {
    if (data !== undefined && dataUpdatedAt > LONG_AGO) keepMenus(language, data)
  }, [data, dataUpdatedAt, language])
  return menus
}
