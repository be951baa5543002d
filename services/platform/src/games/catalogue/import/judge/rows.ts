import { themeOf } from '@site/art'
import type { GameRow } from '#games/catalogue/games.repository'
import type { Candidate } from '#games/catalogue/import/understand/candidate'

/** Columns of a game, as lists are written into them. */
export const GAME_FIELDS = [
  'node_id',
  'vendor',
  'game_type',
  'game_classify',
  'game_classify_new',
  'names',
  'game_id',
  'room_id',
  'game_code',
  'lotto_mode',
  'support_play',
  'freeplay',
  'is_game_h5',
  'is_new',
  'hot_rank',
  'popularity',
  'min_bet',
  'min_line',
  'rtp',
  'art_theme',
  'merchants',
] as const satisfies readonly (keyof GameRow)[]
type Field = (typeof GAME_FIELDS)[number]
/** What a list may say of a game, and what follows from it. */
export type ListedGame = Pick<GameRow, Field>

/** A row that is to be written. */
export interface JudgedRow {
  readonly verdict: 'add' | 'change'
  readonly candidate: Candidate
  readonly vendor: string
}

/** A row beside the game under its id. */
export interface Compared extends JudgedRow {
  readonly row: ListedGame
  readonly fields: readonly string[]
}

const LONGEST_CODE = 64

function slug(text: string, fallback: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[ -]+/g, '-')
  return (plain === '' ? `game-${fallback}` : plain).slice(0, LONGEST_CODE)
}

const flag = (value: boolean): number => (value ? 1 : 0)
/** Behind every hot game that has a place already. */
const LAST_HOT_RANK = 10_000

/** The row that a candidate makes of the game in the catalogue (`old`), keeping what the list does not say. */
export function rowOf(
  c: Candidate,
  vendor: string,
  old: ListedGame | undefined,
  merchants: readonly string[],
): ListedGame {
  const freeplay = c.freeplay ?? (old ? old.freeplay === 1 : false)
  const code = c.gameCode ?? old?.game_code ?? slug(c.nameEn, c.nodeId)
  return {
    node_id: BigInt(c.nodeId),
    vendor,
    game_type: c.kind.gameType,
    game_classify: c.kind.classify,
    game_classify_new: c.classifyNew ?? old?.game_classify_new ?? c.kind.classify,
    names: { EN: c.nameEn, TY: c.nameTh },
    game_id: c.gameId ?? old?.game_id ?? code,
    room_id: old?.room_id ?? null,
    game_code: code,
    lotto_mode: c.lottoMode ?? old?.lotto_mode ?? null,
    support_play: c.freeplay === undefined ? (old?.support_play ?? 1) : flag(!freeplay),
    freeplay: flag(freeplay),
    is_game_h5: c.h5 ?? old?.is_game_h5 ?? true,
    is_new: c.isNew ?? old?.is_new ?? false,
    hot_rank: c.hot === undefined ? (old?.hot_rank ?? null) : c.hot ? (old?.hot_rank ?? LAST_HOT_RANK) : null,
    popularity: c.popularity ?? old?.popularity ?? 0,
    min_bet: c.minBet ?? old?.min_bet ?? '0.00',
    min_line: c.minLine ?? old?.min_line ?? 0,
    rtp: c.rtp ?? old?.rtp ?? null,
    art_theme: old && old.names.EN === c.nameEn ? old.art_theme : themeOf(c.nameEn, artKind(c), c.nodeId),
    merchants: [...new Set([...(old?.merchants ?? []), ...merchants])].sort(),
  }
}

const artKind = ({ kind }: Candidate): string =>
  kind.gameType === 'RNG' && kind.classify === 'Crash' ? 'CRASH' : kind.classify

const plain = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value, (_key, one: unknown) =>
    typeof one === 'bigint' ? one.toString() : one,
  )
const textOf = (row: ListedGame, field: Field): string =>
  field === 'names' ? plain([row.names.EN, row.names.TY]) : plain(row[field])

/** Fields in which two rows of a game differ; none when nothing would change. */
export function changedFields(a: ListedGame, b: ListedGame): Field[] {
  return GAME_FIELDS.filter((field) => textOf(a, field) !== textOf(b, field))
}
