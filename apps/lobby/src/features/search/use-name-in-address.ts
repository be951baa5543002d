import { navigate } from '@site/shared-api'
import { useCallback } from 'react'
import { useLocation } from 'react-router-dom'
import { cleanName } from './clean-name.ts'

const NAME = 'gameName'

/** The name that a list's address asks for, and the way to another one; it takes this one's place in the history. */
export function useNameInAddress(): { name: string; find: (wanted: string) => void } {
  const { pathname, search } = useLocation()
  const find = useCallback(
    (wanted: string) => {
      const query = new URLSearchParams(search)
      query.delete(NAME)
      if (wanted !== '') query.set(NAME, wanted)
      const text = query.toString()
      navigate(text === '' ? pathname : `${pathname}?${text}`, { replace: true })
    },
    [pathname, search],
  )
  return { name: cleanName(new URLSearchParams(search).get(NAME) ?? '').trim(), find }
}
