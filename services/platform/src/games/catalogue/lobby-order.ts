import { sql, type RawBuilder } from 'kysely'
import type { Brand } from '@site/config/schema'

/** What a brand does with its lobby. */
export type Lobby = Brand['lobby']

const AS_IT_IS: Lobby = { hot: null, new: null, hidden: [], first: {} }
export const lobbyOf = ({ lobby = AS_IT_IS }: { readonly lobby?: Lobby }): Lobby => lobby

/** What its operators say of a game, in place of what the catalogue says of it (LOB-02). */
export function arranged<Row extends { node_id: bigint; hot_rank: number | null; is_new: boolean }>(
  rows: readonly Row[],
  { hot, new: fresh }: Pick<Lobby, 'hot' | 'new'>,
): Row[] {
  return rows.map((row) => {
    const id = row.node_id.toString()
    const place = hot?.indexOf(id) ?? -1
    return {
      ...row,
      ...(hot !== null && { hot_rank: place < 0 ? null : place }),
      ...(fresh !== null && { is_new: fresh.includes(id) }),
    }
  })
}

/** Node ids as an array that a statement takes whole. */
export const idsOf = (ids: readonly string[]): RawBuilder<bigint[]> =>
  sql<bigint[]>`${`{${ids.join()}}`}::bigint[]`

/** Whether a game is one of these. */
export const isOneOf = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`games.node_id = any(${idsOf(ids)})`

/** Which rows of a page come from those that stand first, and where the others begin. */
export function pageAfter(
  first: number,
  { limit, offset }: { limit: number; offset: number },
): { skip: number; take: number; rest: { limit: number; offset: number } } {
  const take = Math.max(0, Math.min(limit, first - offset))
  return {
    skip: Math.min(offset, first),
    take,
    rest: { limit: limit - take, offset: Math.max(0, offset - first) },
  }
}
