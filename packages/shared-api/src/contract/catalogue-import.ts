import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment, pageSize } from './fields.ts'
import { FINDING_CODES, importFinding, importReport } from './import-report.ts'
import { importCell, importSettings, importSource } from './import-settings.ts'

/** A list is sent in parts of so many bytes, the last one shorter. */
export const IMPORT_PART_BYTES = 512 * 1024
export const IMPORT_MOST_BYTES = 32 * 1024 * 1024
export const IMPORT_MOST_ROWS = 100_000
const MOST_FINDINGS_SHOWN = 500

const count = z.number().int().min(0)

/**
 * `sending`: parts are missing. `judging`: it is read and compared. `judged`: the report is made. `refused`: it is no list.
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
  /** The columns of the list, also where it was refused because their content is unknown. */
  headers: z.array(z.string()),
  report: importReport.nullable(),
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
  brandOf: 'site',
  summary:
    'Begins an import of a list of games (CSV or JSON); its parts follow. Settings of the source’s last list hold unless given',
  body: z.strictObject({
    source: importSource,
    fileName: importCell,
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
  brandOf: 'site',
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
  brandOf: 'site',
  summary: 'The imports that are kept, the newest first',
  response: z.object({ list: z.array(summary) }),
})

export const readImport = defineCall({
  ...own,
  method: 'GET',
  path: '/wps/operator/catalogue/imports/:id',
  brandOf: 'site',
  summary: 'One import with its settings, its progress and its report',
  params: byId,
  response: whole,
})

export const readImportFindings = defineCall({
  ...own,
  method: 'GET',
  path: '/wps/operator/catalogue/imports/:id/findings',
  brandOf: 'site',
  summary: 'What was found line by line, errors first',
  params: byId,
  query: z.object({
    code: z.enum(FINDING_CODES).optional(),
    after: z.coerce.number<number | string>().int().min(0).max(1_000_000).default(0),
    limit: pageSize(MOST_FINDINGS_SHOWN, MOST_FINDINGS_SHOWN),
  }),
  response: z.object({ list: z.array(importFinding), next: count.nullable() }),
})

export const changeImport = defineCall({
  ...own,
  method: 'PUT',
  path: '/wps/operator/catalogue/imports/:id/settings',
  brandOf: 'site',
  summary: 'Other settings: it is judged again, and they are kept for the next list of the source; audited',
  params: byId,
  body: importSettings,
  response: whole,
})

export const takeImport = defineCall({
  ...own,
  method: 'POST',
  path: '/wps/operator/catalogue/imports/:id/take',
  brandOf: 'site',
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
  brandOf: 'site',
  summary: 'Puts back what an import wrote, except what was changed since; audited',
  params: byId,
  response: whole,
})

export const dropImport = defineCall({
  ...own,
  method: 'DELETE',
  path: '/wps/operator/catalogue/imports/:id',
  brandOf: 'site',
  summary: 'Forgets an import that was not taken',
  params: byId,
  response: z.object({ dropped: z.boolean() }),
})
