import { z } from 'zod'
import { GAME_KINDS, IMPORT_FIELDS } from './import-settings.ts'

/** What the report says of a line, to be shown in a language. */
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

const count = z.number().int().min(0)
const severity = z.enum(['error', 'note'])

export const importFinding = z.object({
  /** Line in the file, from 1; 0 is the file as a whole. */
  line: count,
  severity,
  code: z.enum(FINDING_CODES),
  field: z.string(),
  value: z.string(),
  /** In English, for logs and the command line. */
  text: z.string(),
})
export type ImportFinding = z.output<typeof importFinding>

const otherGame = z.object({ nodeId: z.string(), name: z.string(), provider: z.string() })

export const importReport = z.object({
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
  /** Rows that the settings leave out: a category, duplicates. */
  leftOut: count,
  errors: count,
  notes: count,
  /** What is the same of many lines, the most frequent first, each with one example. */
  groups: z.array(
    z.object({ severity, code: z.enum(FINDING_CODES), field: z.string(), count, example: importFinding }),
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
export type ImportReport = z.output<typeof importReport>
