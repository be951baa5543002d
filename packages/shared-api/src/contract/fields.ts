import { z } from 'zod'

const MAX_TEXT = 256

/** A short text of a query or body, trimmed. */
export const shortText = z.string().trim().max(MAX_TEXT)

/** An id in a query, body or path. */
export const idText = z.string().min(1).max(64)

/** A page number of a query, 1 or more. */
export const pageNumber = z.coerce.number<number | string>().int().min(1).max(1_000_000)

/** Items on a page, up to `most`. */
export function pageSize(most: number, normal: number) {
  return z.coerce.number<number | string>().int().min(1).max(most).default(normal)
}

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime()

/** A moment as ISO 8601 with the offset of the brand's time zone: its first ten characters are the day there. */
export const localMoment = z.iso.datetime({ offset: true })

/** Exact decimal text, never a float (style: money). */
export const decimalText = z.string().regex(/^-?\d+(?:\.\d{2,3})?$/)

const MONEY = /^(0|[1-9]\d{0,11})(?:\.\d{2,3})?$/

/** An amount of money that a call names: nothing up to twelve digits before the point, with the decimals of its currency. */
export const moneyOrNothing = z.string().regex(MONEY, 'decimal text with the decimals of its currency')

/** The same, more than nothing. */
export const moneyText = moneyOrNothing.refine((text) => /[1-9]/.test(text), 'more than nothing')

/** Where a list goes on: given by the page before, sent back unchanged. */
export const cursorText = z.string().regex(/^[\w-]{1,600}$/, 'the cursor of the page before')

/** Comma-separated words of a query, each one of `words`. */
export function wordList<const W extends readonly [string, ...string[]]>(words: W) {
  return z
    .string()
    .max(MAX_TEXT)
    .transform((text) => text.split(',').filter((word) => word !== ''))
    .pipe(z.array(z.enum(words)).max(words.length * 2))
}
