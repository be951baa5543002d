import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'
import type { ManagedKind } from './managed-kinds.ts'

/** A preview is looked at within days, not kept. */
const MOST_HOURS = 7 * 24
const MOST_MODULES = 32

const document = z.record(z.string(), z.unknown())
/** Versions that lie in the registry, by module. */
export const previewReleases = z
  .record(
    z.string().regex(/^[a-z][a-z-]{0,40}$/, 'a module is named as its folder'),
    z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/, 'a version as npm run releases shows it'),
  )
  .refine((releases) => Object.keys(releases).length <= MOST_MODULES, `at most ${MOST_MODULES} modules`)

/** What operators write that players' pages show: one kind of document a place (PLT-08). */
export const PREVIEWED_KINDS = [
  'banner',
  'announcement',
  'ticker',
  'popup',
  'promotion',
  'promotion-category',
  'help',
] as const satisfies readonly ManagedKind[]
export type PreviewedKind = (typeof PREVIEWED_KINDS)[number]

/** A document as its editor has it, by the id that the console knows it by. */
export const draftWished = z.strictObject({
  kind: z.enum(PREVIEWED_KINDS),
  id: z.string().min(1).max(128),
  document,
})
const MOST_DRAFTS = 8

const preview = z.object({
  id: z.uuid(),
  merchant: z.string(),
  releases: previewReleases,
  /** Whether the brand's settings are others than the live ones. */
  hasDocument: z.boolean(),
  /** Titles of what is drafted. */
  drafts: z.array(z.object({ kind: z.enum(PREVIEWED_KINDS), title: z.string() })),
  note: z.string(),
  madeBy: z.string(),
  madeAt: moment,
  expiresAt: moment,
})

export const createPreview = defineCall({
  method: 'POST',
  path: '/wps/operator/previews',
  brandOf: { named: 'body' },
  access: 'operator',
  right: ['brands', 'releases', 'content'],
  summary:
    'Shows the opener of the link releases, settings of the brand or drafts that are not live, each by who may change it; refused where they do not fit; audited',
  branded: false,
  body: z.strictObject({
    merchant: z.string().min(1).max(32),
    releases: previewReleases.default({}),
    /** The whole document of the brand; its hosts and its public origin stay the live ones. */
    document: document.optional(),
    /** As they would be published. */
    drafts: z.array(draftWished).max(MOST_DRAFTS).default([]),
    /** Said on the page that lists the difference. */
    note: z.string().trim().max(200).default(''),
    hours: z.number().int().min(1).max(MOST_HOURS).default(8),
  }),
  response: preview.extend({
    /** Shown this once: at the brand's public origin. */
    link: z.url(),
  }),
})

export const listPreviews = defineCall({
  method: 'GET',
  path: '/wps/operator/previews',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'read',
  summary: 'Previews that have not ended, the newest first',
  branded: false,
  response: z.object({ list: z.array(preview) }),
})

export const endPreview = defineCall({
  method: 'DELETE',
  path: '/wps/operator/previews/:id',
  brandOf: { thing: 'preview' },
  access: 'operator',
  right: ['brands', 'releases', 'content'],
  summary:
    'Ends a preview for every browser that has it: drafts alone by who writes, others by who runs brands or releases; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
})

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/
/** Descriptions of a few modules: files, messages, declarations. */
const large = { bodyLimit: 2 * 1024 * 1024, bodyNodes: 100_000 } as const
const MOST_BUILDS = 16
/** A working day. */
const MOST_OVERRIDE_HOURS = 12

/** Builds of a developer's machine, each described as a release would be. */
const builds = z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_BUILDS)

export const createOverride = defineCall({
  method: 'POST',
  path: '/wps/operator/overrides',
  brandOf: { named: 'body' },
  access: 'operator',
  right: 'releases',
  summary:
    'Puts modules as a developer’s machine builds them into the site, for the one browser that opens the link; only where the site allows that origin; audited',
  branded: false,
  ...large,
  body: z.strictObject({
    merchant: z.string().min(1).max(32),
    /** The loopback address of that machine: a browser elsewhere finds nothing there. */
    origin: z.string().regex(LOOPBACK, 'an origin of this machine, such as http://127.0.0.1:8095'),
    builds,
    hours: z.number().int().min(1).max(MOST_OVERRIDE_HOURS).default(8),
  }),
  response: z.object({
    id: z.uuid(),
    /** Shown this once, and good for one browser: at the brand's public origin. */
    link: z.url(),
    expiresAt: moment,
  }),
})

export const changeOverride = defineCall({
  method: 'PUT',
  path: '/wps/operator/overrides/:id',
  brandOf: { thing: 'preview' },
  access: 'operator',
  right: 'releases',
  summary: 'What the machine behind an override has built since; by its maker',
  branded: false,
  params: z.object({ id: z.uuid() }),
  ...large,
  body: z.strictObject({ builds }),
  response: z.object({ changed: z.boolean() }),
})

export const endOverride = defineCall({
  method: 'DELETE',
  path: '/wps/operator/overrides/:id',
  brandOf: { thing: 'preview' },
  access: 'operator',
  right: 'releases',
  summary: 'Ends an override; audited',
  branded: false,
  params: z.object({ id: z.uuid() }),
  response: z.object({ ended: z.boolean() }),
})

export const openOverride = defineCall({
  method: 'POST',
  path: '/wps/internal/overrides/open',
  access: 'internal',
  summary:
    'What a browser is known by from now on that opens the link of an override first; null for every other',
  branded: false,
  body: z.strictObject({
    link: z.string().max(200),
    /** Only says whether it could: nothing is opened by looking. */
    look: z.boolean().default(false),
  }),
  response: z.object({ browser: z.string().nullable(), canOpen: z.boolean() }),
})

export const findPreview = defineCall({
  method: 'POST',
  path: '/wps/internal/previews',
  access: 'internal',
  summary: 'The preview of a link for delivery; null where it is unknown or over',
  branded: false,
  body: z.strictObject({ link: z.string().max(200) }),
  response: z.object({
    preview: z
      .object({
        id: z.uuid(),
        merchant: z.string(),
        releases: previewReleases,
        document: document.nullable(),
        drafts: z.array(draftWished.extend({ title: z.string(), live: document.nullable() })).default([]),
        /** The page on which the first draft is seen. */
        path: z.string().nullable().default(null),
        note: z.string(),
        madeBy: z.string(),
        expiresAt: moment,
        /** Of a developer's machine, for the one browser that opened it. */
        builds: z.object({ origin: z.string(), releases: builds }).nullable(),
      })
      .nullable(),
  }),
})
