import { sql } from 'kysely'
import { z } from 'zod'
import type { Content } from '#operations/index'

const titled = z.looseObject({ title: z.looseObject({ EN: z.string().catch(''), TY: z.string().catch('') }) })
const MOST = 400

/** A document’s title in both languages, so that a list can be searched in either. */
export function titleOf(document: Content): string {
  const { data } = titled.safeParse(document)
  const words = [data?.title.EN, data?.title.TY].filter((text) => text !== undefined && text.trim() !== '')
  return [...new Set(words)].join(' · ').slice(0, MOST)
}

/** The same of a row of `announcements`. */
export const TITLE = sql`concat_ws(' · ', nullif(texts->'title'->>'EN', ''),
  nullif(nullif(texts->'title'->>'TY', ''), texts->'title'->>'EN'))`
