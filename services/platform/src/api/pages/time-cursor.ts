import { z } from 'zod'
import { fromCursor, toCursor } from '#api/pages/cursor'

/** A place in a list that is ordered by time, then id. */
export interface TimePlace {
  at: Date
  id: string
}

const place = z.tuple([z.iso.datetime(), z.uuid()])

export function timePlace(cursor: string | undefined): TimePlace | undefined {
  const given = fromCursor(cursor, place)
  return given && { at: new Date(given[0]), id: given[1] }
}

/** One page of the `limit + 1` rows that were read, and where the next one begins. */
export function timePage<Row>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => TimePlace,
): { page: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  if (last === undefined) return { page, nextCursor: null }
  const { at, id } = placeOf(last)
  return { page, nextCursor: toCursor([at.toISOString(), id]) }
}
