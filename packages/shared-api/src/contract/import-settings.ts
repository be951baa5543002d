import { z } from 'zod'

/** What a column of a list may hold. */
export const IMPORT_FIELDS = [
  'id',
  'gameId',
  'gameCode',
  'name',
  'nameEn',
  'nameTh',
  'vendor',
  'vendorName',
  'category',
  'classify',
  'classifyNew',
  'minBet',
  'minLine',
  'rtp',
  'isNew',
  'hot',
  'popularity',
  'freeplay',
  'lottoMode',
  'h5',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** Where a game may stand, in one word each (A4). */
export const GAME_KINDS = [
  'slots',
  'crash',
  'bingo',
  'jackpot',
  'table',
  'rng',
  'fishing',
  'pvp',
  'live',
  'poker',
  'sports',
  'esports',
  'cockfight',
  'lottery',
  'elottery',
] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** How bytes become letters; `auto` finds out. */
export const LIST_ENCODINGS = [
  'auto',
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-1',
  'windows-874',
] as const

const MOST_MAPPED = 1_000
const MOST_BRANDS = 50

/** A word of a list, or its replacement. */
export const importCell = z.string().trim().min(1).max(200)
const few = (record: object): boolean => Object.keys(record).length <= MOST_MAPPED

/** Whose list it is: what was mapped for it is kept for its next one. */
export const importSource = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/, 'a source is small letters, digits, ., _ and -')

/** What an operator says of a list in addition to its content. */
export const importSettings = z.strictObject({
  /** Merchants that offer the games; none: every brand. */
  brands: z.array(importCell).max(MOST_BRANDS).default([]),
  encoding: z.enum(LIST_ENCODINGS).default('auto'),
  format: z.enum(['auto', 'csv', 'json']).default('auto'),
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), importCell).default({}),
  /** A category's word in the list: where its games stand, or that they are left out. */
  categories: z
    .record(importCell, z.enum([...GAME_KINDS, 'skip']))
    .refine(few, 'too many words')
    .default({}),
  /** Where games stand whose category is missing or unknown. */
  defaultCategory: z.enum(GAME_KINDS).nullable().default(null),
  /** A provider's spelling in the list: the code or the name of the provider that is meant. */
  providers: z.record(importCell, importCell).refine(few, 'too many spellings').default({}),
  /**
   * `list`: each row has an id. `missing`: where there is none it is made of provider and name. `source`: ids are the list’s
   * own affair, each is made of the source and its id.
   */
  ids: z.enum(['list', 'missing', 'source']).default('list'),
  /** Rows with an error are left out; else one error keeps the whole list out. */
  skipBadRows: z.boolean().default(false),
  /** An id that another game has in the catalogue: the row is an error, or it replaces that game. */
  clashes: z.enum(['error', 'replace']).default('error'),
  /** A game that is in the catalogue under another id already. */
  twins: z.enum(['add', 'skip']).default('add'),
})
export type ImportSettings = z.output<typeof importSettings>
