import { z } from 'zod'
import { defineCall } from './call.ts'
import { cursorText, moment, pageSize, shortText } from './fields.ts'
import { MANAGED_ACTIONS, MANAGED_KINDS, MANAGED_RIGHTS, MANAGED_STATES } from './managed-kinds.ts'

const kind = z.enum(MANAGED_KINDS)
const managedId = z.string().regex(/^[A-Za-z0-9][\w.-]{0,63}$/, 'an id is letters, digits, - and _')
const of = z.object({ kind })
const one = z.object({ kind, id: managedId })
const document = z.record(z.string().max(64), z.unknown())
/** What was read; a change of anything in between gives another one. */
const rev = z.string().regex(/^[\w-]{1,64}$/, 'the rev that was read')
const by = { at: moment, by: z.string() }
const version = z.number().int().min(1)

/** What keeps a draft from being published: `field` is its path in the document. */
const problem = z.object({ code: z.string(), field: z.string(), message: z.string() })

/** A document as its editors see it. A draft may be incomplete: `problems` says what is missing. */
export const managedDocument = z.object({
  kind,
  id: z.string(),
  /** Of one brand, or of none. */
  merchant: z.string().nullable(),
  title: z.string(),
  state: z.enum(MANAGED_STATES),
  rev: z.string(),
  /** What players see; null before the first publication and while it is archived. */
  live: document.nullable(),
  /** What an editor has written; `problems` is empty when it can be published. */
  draft: z.object({ ...by, document, problems: z.array(problem) }).nullable(),
  /** What is published by itself, and when. */
  schedule: z.object({ ...by, publishAt: moment, document }).nullable(),
  /** The last action of an operator; null where there is none yet. */
  changed: z.object({ ...by, did: z.enum(MANAGED_ACTIONS) }).nullable(),
})
export type ManagedDocument = z.output<typeof managedDocument>

const listed = managedDocument
  .pick({ kind: true, id: true, merchant: true, title: true, state: true, changed: true })
  .extend({ publishAt: moment.nullable() })
export type ManagedListed = z.output<typeof listed>

const base = '/wps/operator/managed'
/** Every operator may read; what a change needs says the kind. */
const reads = { access: 'operator', right: 'read', branded: false } as const
const writes = {
  access: 'operator',
  rightOf: { param: 'kind', rights: MANAGED_RIGHTS },
  branded: false,
} as const
/** A brand and a promotion in two languages are larger than what players send. */
const large = { bodyLimit: 256 * 1024, bodyNodes: 20_000 } as const

export const listManaged = defineCall({
  method: 'GET',
  path: `${base}/:kind`,
  brandOf: { listed: 'brand' },
  ...reads,
  summary: 'Documents of a kind in their order: of a brand, by title, by state',
  params: of,
  query: z.object({
    brand: shortText.optional(),
    search: shortText.optional(),
    state: z.enum(MANAGED_STATES).optional(),
    limit: pageSize(100, 25),
    cursor: cursorText.optional(),
  }),
  response: z.object({ list: z.array(listed), nextCursor: z.string().nullable() }),
})

export const getManaged = defineCall({
  method: 'GET',
  path: `${base}/:kind/:id`,
  brandOf: { document: 'known' },
  ...reads,
  summary: 'A document: what is live, the draft, what is scheduled; announcement_unknown, else not_found',
  params: one,
  response: managedDocument,
})

export const createManaged = defineCall({
  method: 'POST',
  path: `${base}/:kind`,
  brandOf: { document: 'new' },
  ...writes,
  summary: 'A new document as a draft; a brand is named by its merchant code, others get an id; audited',
  params: of,
  ...large,
  body: z.strictObject({
    /** Whose it is; a brand is its own. */
    merchant: z.string().max(32).optional(),
    /** An id of one’s own; a taken one is refused. */
    id: managedId.optional(),
    document,
  }),
  response: managedDocument,
})

export const draftManaged = defineCall({
  method: 'PUT',
  path: `${base}/:kind/:id/draft`,
  brandOf: { document: 'known' },
  ...writes,
  summary:
    'Writes the draft; changed_meanwhile, with who, when and what is there now (data.by, data.at, data.current), where another operator was faster; audited',
  params: one,
  ...large,
  body: z.strictObject({ rev, document }),
  response: managedDocument,
})

export const discardManaged = defineCall({
  method: 'DELETE',
  path: `${base}/:kind/:id/draft`,
  brandOf: { document: 'known' },
  ...writes,
  summary: 'Throws the draft away; audited',
  params: one,
  query: z.object({ rev }),
  response: managedDocument,
})

export const publishManaged = defineCall({
  method: 'POST',
  path: `${base}/:kind/:id/publish`,
  brandOf: { document: 'known' },
  ...writes,
  summary: 'Publishes the draft now, or its present state at a time to come; audited',
  params: one,
  body: z.strictObject({
    rev,
    /** A moment to come, within a year. */
    at: moment.optional(),
  }),
  response: managedDocument,
})

export const unscheduleManaged = defineCall({
  method: 'DELETE',
  path: `${base}/:kind/:id/schedule`,
  brandOf: { document: 'known' },
  ...writes,
  summary:
    'Takes back what was to be published at a time; it is the draft again where there is none; audited',
  params: one,
  query: z.object({ rev }),
  response: managedDocument,
})

export const archiveManaged = defineCall({
  method: 'DELETE',
  path: `${base}/:kind/:id`,
  brandOf: { document: 'known' },
  ...writes,
  summary:
    'Takes a document away from players, or a draft altogether; its history can bring it back; audited',
  params: one,
  query: z.object({ rev }),
  response: z.object({ archived: z.boolean() }),
})

const historyEntry = z.object({
  id: z.string(),
  ...by,
  did: z.enum(MANAGED_ACTIONS),
  /** What was made live by it. */
  version: version.nullable(),
  /** Why it came to nothing, or what it was about: a code, a field, a time. */
  detail: z.record(z.string(), z.unknown()),
})

export const managedHistory = defineCall({
  method: 'GET',
  path: `${base}/:kind/:id/history`,
  brandOf: { document: 'known' },
  ...reads,
  summary: 'What became of a document, the newest first; the last fifty versions are kept',
  params: one,
  query: z.object({ limit: pageSize(100, 25), cursor: cursorText.optional() }),
  response: z.object({ list: z.array(historyEntry), nextCursor: z.string().nullable() }),
})

export const managedVersion = defineCall({
  method: 'GET',
  path: `${base}/:kind/:id/history/:version`,
  brandOf: { document: 'known' },
  ...reads,
  summary: 'A document as a version of it was',
  params: one.extend({ version: z.coerce.number<number | string>().int().min(1).max(1_000_000_000) }),
  response: z.object({ ...by, version, document }),
})

export const restoreManaged = defineCall({
  method: 'POST',
  path: `${base}/:kind/:id/restore`,
  brandOf: { document: 'known' },
  ...writes,
  summary: 'Makes an earlier version live again, as a new version; audited',
  params: one,
  body: z.strictObject({ rev, version }),
  response: managedDocument,
})
