import type { z } from 'zod'
import { ApiError } from '#api/api-error'

/** A place in a list as text that a client hands back. */
export function toCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/** The place that a cursor encodes; undefined without one, ApiError `invalid_input` for what no list has given. */
export function fromCursor<S extends z.ZodType>(
  cursor: string | undefined,
  place: S,
): z.output<S> | undefined {
  if (cursor === undefined) return undefined
  const parsed = place.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()))
  if (!parsed.success) throw new ApiError('invalid_input', { field: 'cursor' })
  return parsed.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
