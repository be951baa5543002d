import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, pageSize } from './fields.ts'

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

/** What the report says of a line, for whoever shows it in a language. */
export const FINDING_CODES = [
  'id_missing',
  'id_rounded',
  'id_invalid',
  'id_twice',
  'id_clash',
  'name_missing',
  'name_long',
  'vendor_missing',
  'vendor_invalid',
  'category_missing',
  'category_unknown',
  'flag_unknown',
  'number_unknown',
  'number_range',
  'text_long',
  'row_cells',
  'row_shape',
  'row_repeated',
  'column_unused',
  'vendor_new',
  'vendor_united',
  'letters_broken',
  'letters_mended',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/** A list is sent in parts of so many bytes, the last one shorter. */
export const IMPORT_PART_BYTES = 512 * 1024
export const IMPORT_MOST_BYTES = 32 * 1024 * 1024
export const IMPORT_MOST_ROWS = 100_000
const MOST_MAPPED = 1_000
const MOST_BRANDS = 50
const MOST_FINDINGS_SHOWN = 500

const cell = z.string().trim().min(1).max(200)
const few = (record: object): boolean => Object.keys(record).length <= MOST_MAPPED

/** Whose list it is: what was mapped for it is kept for its next one. */
export const importSource = z
  .string()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/, 'a source is small letters, digits, ., _ and -')

/** What an operator says of a list beside what stands in it. */
export const importSettings = z.strictObject({
  /** Merchants that offer the games; none: every brand. */
  brands: z.array(cell).max(MOST_BRANDS).default([]),
  encoding: z.enum(LIST_ENCODINGS).default('auto'),
  format: z.enum(['auto', 'csv', 'json']).default('auto'),
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), cell).default({}),
  /** A category's word in the list: where its games stand, or that they are left out. */
  categories: z
    .record(cell, z.enum([...GAME_KINDS, 'skip']))
    .refine(few, 'too many words')
    .default({}),
  /** Where games stand whose category is missing or unknown. */
  defaultCategory: z.enum(GAME_KINDS).nullable().default(null),
  /** A provider's spelling in the list: the code or the name of the provider that is meant. */
  providers: z.record(cell, cell).refine(few, 'too many spellings').default({}),
  /**
   * `list`: each row has an id. `missing`: where there is none it is made of provider and name. `source`: ids are the list’s
   * own affair, each is made of the source and its id.
   */
  ids: z.enum(['list', 'missing', 'source']).default('list'),
  /** Rows with an error are left out; else one error keeps the whole list out. */
  skipBadRows: z.boolean().default(false),
  /** An id that another game has in the catalogue: the row is an error, or it replaces that game. */
  clashes: z.enum(['error', 'replace']).default('error'),
  /** A game that stands in the catalogue under another id already. */
  twins: z.enum(['add', 'skip']).default('add'),
})
export type ImportSettings = z.output<typeof importSettings>

const count = z.number().int().min(0)
const severity = z.enum(['error', 'note'])

const finding = z.object({
  /** Line in the file, from 1; 0 is the file as a whole. */
  line: count,
  severity,
  code: z.enum(FINDING_CODES),
  field: z.string(),
  value: z.string(),
  /** In English, for logs and the command line. */
  text: z.string(),
})
export type ImportFinding = z.output<typeof finding>

const otherGame = z.object({ nodeId: z.string(), name: z.string(), provider: z.string() })

const report = z.object({
  format: z.string(),
  encoding: z.string(),
  headers: z.array(z.string()),
  /** Which column was taken for which field. */
  columns: z.partialRecord(z.enum(IMPORT_FIELDS), z.string()),
  rows: count,
  added: count,
  changed: count,
  unchanged: count,
  /** Equal rows of one id. */
  merged: count,
  /** Rows with an error. */
  bad: count,
  /** Rows that the settings leave out: a category, twins. */
  leftOut: count,
  errors: count,
  notes: count,
  /** What is the same of many lines, the most frequent first, each with one example. */
  groups: z.array(
    z.object({ severity, code: z.enum(FINDING_CODES), field: z.string(), count, example: finding }),
  ),
  /** The words of the category column, unknown ones first. */
  categories: z.array(
    z.object({
      word: z.string(),
      count,
      kind: z.enum([...GAME_KINDS, 'skip']).nullable(),
      nearest: z.enum(GAME_KINDS).nullable(),
    }),
  ),
  providers: z.array(
    z.object({
      name: z.string(),
      code: z.string(),
      isNew: z.boolean(),
      count,
      spellings: z.array(z.string()),
      /** A known provider that a new one may be. */
      nearest: z.object({ code: z.string(), name: z.string() }).nullable(),
    }),
  ),
  /** Ids that two games claim: in the list, or in the list and in the catalogue. */
  clashes: z.object({
    count,
    first: z.array(
      z.object({
        line: count,
        name: z.string(),
        provider: z.string(),
        otherLine: count.nullable(),
        other: otherGame,
      }),
    ),
  }),
  /** Games that stand in the catalogue under another id, with the source of the import that brought them. */
  twins: z.object({
    count,
    first: z.array(
      z.object({
        line: count,
        nodeId: z.string(),
        name: z.string(),
        other: otherGame,
        source: z.string().nullable(),
      }),
    ),
  }),
  samples: z.object({
    added: z.array(otherGame),
    changed: z.array(otherGame.extend({ fields: z.array(z.string()) })),
  }),
})
export type ImportReport = z.output<typeof report>

/**
 * `sending`: parts are missing. `judging`: it is read and compared. `judged`: the report stands. `refused`: it is no list.
 * `taking`, `taken`, `undoing`, `undone`: what becomes of the catalogue.
 */
export const IMPORT_STATES = [
  'sending',
  'judging',
  'judged',
  'refused',
  'taking',
  'taken',
  'undoing',
  'undone',
] as const
export type ImportState = (typeof IMPORT_STATES)[number]

const summary = z.object({
  id: z.uuid(),
  source: z.string(),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Per cent of what the state says is being done. */
  progress: z.number().int().min(0).max(100),
  by: z.string(),
  at: moment,
  takenBy: z.string().nullable(),
  takenAt: moment.nullable(),
  undoneBy: z.string().nullable(),
  undoneAt: moment.nullable(),
  /** What has been written so far, and what of it has been put back or was left as others have changed it since. */
  written: z.object({ added: count, changed: count, putBack: count, kept: count }),
})
export type ImportSummary = z.output<typeof summary>

const whole = summary.extend({
  bytes: count,
  /** Parts that have arrived. */
  received: z.array(count),
  /** Raised with every judging: what is taken is the report that was seen. */
  judgement: count,
  settings: importSettings,
  /** The columns of the list, also where it was refused because nobody knows what they hold. */
  headers: z.array(z.string()),
  report: report.nullable(),
  /** Why it is no list, in English. */
  refusal: z.string().nullable(),
})
export type CatalogueImport = z.output<typeof whole>

const byId = z.object({ id: z.uuid() })
const own = { access: 'operator', right: 'catalogue', branded: false } as const

export const beginImport = defineCall({
  ...own,
  method: 'POST',
  path: '/wps/operator/catalogue/imports',
  summary:
    'Begins an import of a list of games (CSV or JSON); its parts follow. Settings of the source’s last list hold unless given',
  body: z.strictObject({
    source: importSource,
    fileName: cell,
    bytes: z.number().int().min(1).max(IMPORT_MOST_BYTES),
    /** SHA-256 of the whole file in hex: what was changed on its way is refused. */
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    settings: importSettings.optional(),
  }),
  response: whole,
})

export const sendImportPart = defineCall({
  ...own,
  method: 'PUT',
  path: '/wps/operator/catalogue/imports/:id/parts/:part',
  summary: `One part of the file as application/octet-stream, from 0, ${IMPORT_PART_BYTES} bytes each; one that was cut off is sent again. The last one begins the judging`,
  raw: { mostBytes: IMPORT_PART_BYTES },
  params: byId.extend({
    part: z.coerce
      .number<number | string>()
      .int()
      .min(0)
      .max(IMPORT_MOST_BYTES / IMPORT_PART_BYTES),
  }),
  response: whole,
})

export const listImports = defineCall({
  ...own,
  method: 'GET',
  path: '/wps/operator/catalogue/imports',
  summary: 'The imports that are kept, the newest first',
  response: z.object({ list: z.array(summary) }),
})

export const readImport = defineCall({
  ...own,
  method: 'GET',
  path: '/wps/operator/catalogue/imports/:id',
  summary: 'One import with its settings, its progress and its report',
  params: byId,
  response: whole,
})

export const readImportFindings = defineCall({
  ...own,
  method: 'GET',
  path: '/wps/operator/catalogue/imports/:id/findings',
  summary: 'What was found line by line, errors first',
  params: byId,
  query: z.object({
    code: z.enum(FINDING_CODES).optional(),
    after: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
    limit: pageSize(MOST_FINDINGS_SHOWN, MOST_FINDINGS_SHOWN),
  }),
  response: z.object({ list: z.array(finding), next: count.nullable() }),
})

export const changeImport = defineCall({
  ...own,
  method: 'PUT',
  path: '/wps/operator/catalogue/imports/:id/settings',
  summary: 'Other settings: it is judged again, and they are kept for the next list of the source; audited',
  params: byId,
  body: importSettings,
  response: whole,
})

export const takeImport = defineCall({
  ...own,
  method: 'POST',
  path: '/wps/operator/catalogue/imports/:id/take',
  summary:
    'Brings what was judged into the catalogue; one that was judged before the catalogue changed is judged again; audited',
  params: byId,
  body: z.strictObject({ judgement: count }),
  response: whole,
})

export const undoImport = defineCall({
  ...own,
  method: 'POST',
  path: '/wps/operator/catalogue/imports/:id/undo',
  summary: 'Puts back what an import wrote, except what was changed since; audited',
  params: byId,
  response: whole,
})

export const dropImport = defineCall({
  ...own,
  method: 'DELETE',
  path: '/wps/operator/catalogue/imports/:id',
  summary: 'Forgets an import that was not taken',
  params: byId,
  response: z.object({ dropped: z.boolean() }),
})
