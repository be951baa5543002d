import { z } from 'zod'
import { changedFields, GAME_FIELDS, type ListedGame } from '#games/catalogue/import/judge/rows'

const listed = z.object({
  node_id: z.coerce.bigint(),
  vendor: z.string(),
  game_type: z.string(),
  game_classify: z.string(),
  game_classify_new: z.string(),
  names: z.object({ EN: z.string(), TY: z.string() }),
  game_id: z.string(),
  room_id: z.string().nullable(),
  game_code: z.string(),
  lotto_mode: z.string().nullable(),
  support_play: z.number(),
  freeplay: z.number(),
  is_game_h5: z.boolean(),
  is_new: z.boolean(),
  hot_rank: z.number().nullable(),
  popularity: z.number(),
  min_bet: z.string(),
  min_line: z.number(),
  rtp: z.string().nullable(),
  art_theme: z.string(),
  merchants: z.array(z.string()),
})

/** A game as it stood when a row was written. */
export const storedGame: z.ZodType<ListedGame> = listed

/**
 * What a game is without what an import changed: each field that still is as the import left it gets its previous value, one that
 * others have changed since stays. A game that the import brought is offered by none of the import's brands any more; its row
 * stays, since players may have played it. `isKept` says that something of the import stays.
 */
export function putBack(
  before: ListedGame | null,
  after: ListedGame,
  now: ListedGame,
): { row: ListedGame; isKept: boolean } {
  const offered = new Set(after.merchants.filter((one) => before?.merchants.includes(one) !== true))
  const merchants = now.merchants.filter((one) => !offered.has(one))
  if (before === null) return { row: { ...now, merchants }, isKept: merchants.length > 0 }
  const others = new Set<string>(changedFields(after, now))
  const mine = new Set<string>(changedFields(before, after).filter((field) => field !== 'merchants'))
  const restored = Object.fromEntries(
    GAME_FIELDS.filter((field) => mine.has(field) && !others.has(field)).map((field) => [
      field,
      before[field],
    ]),
  )
  return { row: { ...now, ...restored, merchants }, isKept: [...mine].some((field) => others.has(field)) }
}
