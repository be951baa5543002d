import { navigate } from '@site/shared-api'
import { RECORD_RANGES, type RecordRange } from '@site/shared-api/contract/record'
import { useLocation } from 'react-router-dom'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The days that an address asks for: a named range, or from one day to another. */
export interface DaysQuery {
  readonly range?: RecordRange
  readonly from?: string
  readonly to?: string
}

/** Whether the days were chosen one by one. */
export const isOwn = ({ from }: DaysQuery): boolean => from !== undefined

/** The days and the filters of a record, kept in the address so that the way back finds them. */
export function useRecordAddress() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const text = (name: string): string | undefined => {
    const value = query.get(name)
    return value === null || value === '' ? undefined : value
  }
  /** The same screen with other filters; nothing is added to the way back. */
  const change = (values: Readonly<Record<string, string | undefined>>): void => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values))
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    navigate(`${pathname}?${next.toString()}`, { replace: true })
  }
  return { days: daysIn(text), text, change, pathname, search }
}

function daysIn(text: (name: string) => string | undefined): DaysQuery {
  const [from, to] = [text('from'), text('to')]
  if (from !== undefined && to !== undefined && DAY.test(from) && DAY.test(to)) return { from, to }
  return { range: RECORD_RANGES.find((range) => range === text('range')) ?? 'week' }
}
