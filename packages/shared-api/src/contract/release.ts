import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

const MOST_WHY = 500
const MOST_NAME = 40
const MOST_BRANDS = 200

export const moduleName = z
  .string()
  .max(MOST_NAME)
  .regex(/^[a-z][a-z-]+$/, 'a module is named in small letters and -')
const version = z
  .string()
  .regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/, 'a version such as 1.0.0-5b330598, as npm run releases lists them')
const merchant = z.string().min(1).max(32)
const why = z.string().trim().min(1).max(MOST_WHY)

/** What can be done with the releases of a module (MOD-06); what names a version it expects is refused where another one is there by then. */
export const releaseMove = z.discriminatedUnion('did', [
  /** Makes a staged release live for all; `force` one that is older than the live one, too. */
  z.strictObject({ did: z.literal('release'), version, force: z.boolean().optional() }),
  /** Gives a release to so many of a hundred visitors, of these brands or of all; or to more or fewer of them. */
  z.strictObject({
    did: z.literal('canary'),
    version,
    percent: z.number().int().min(1).max(100),
    brands: z.array(merchant).min(1).max(MOST_BRANDS).readonly().optional(),
    /** It is promoted by itself once the judge of canaries finds it good. */
    auto: z.boolean().optional(),
  }),
  /** Ends the canary: all have what is live. */
  z.strictObject({ did: z.literal('stop'), version: version.optional() }),
  /** Makes the canary live for all. */
  z.strictObject({ did: z.literal('promote'), version: version.optional() }),
  /** Takes the live release back, to the last one that served well or to the one that is named. */
  z.strictObject({ did: z.literal('rollback'), to: version.optional(), from: version.optional() }),
  /** Keeps a brand on one release, whatever goes live or is tried; or lets it go again. */
  z.strictObject({ did: z.literal('pin'), version, brand: merchant }),
  z.strictObject({ did: z.literal('unpin'), brand: merchant }),
  /** A release that may not be chosen any more; or may again. */
  z.strictObject({ did: z.literal('retire'), version }),
  z.strictObject({ did: z.literal('restore'), version }),
])
export type ReleaseMove = z.output<typeof releaseMove>

/** Who has which release of a module now. */
export const moduleReleases = z.object({
  module: moduleName,
  /** Null where its description cannot be read: the site goes on with the fall-back. */
  live: z.object({ version: z.string(), createdAt: z.string() }).nullable(),
  lastGood: z.string().nullable(),
  canary: z
    .object({
      version: z.string(),
      percent: z.number().int(),
      /** Null: of all. */
      brands: z.array(z.string()).nullable(),
      /** It failed: no page gets it any more, whether or not it is taken back. */
      failed: z.boolean(),
      since: z.string().nullable(),
      /** It is promoted by itself once it is found good. */
      auto: z.boolean().default(false),
    })
    .nullable(),
  /** The releases that brands stay on, by merchant. */
  pins: z.record(z.string(), z.string()),
  changedAt: z.string().nullable(),
})
export type ModuleReleases = z.output<typeof moduleReleases>

/** The same with every release that lies there, the newest first, and what was done last. */
export const moduleHistory = moduleReleases.extend({
  versions: z.array(
    z.object({
      version: z.string(),
      createdAt: z.string().nullable(),
      judged: z.enum(['well', 'failed', 'unknown']),
      /** Of compressed browser files. */
      bytes: z.number().int().nullable(),
      retiredAt: z.string().nullable(),
      /** Whose key signed it; null for one that was built on the site's own machine. */
      signer: z.object({ team: z.string(), fingerprint: z.string() }).nullable(),
    }),
  ),
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      did: z.string(),
      version: z.string().optional(),
      before: z.string().optional(),
      why: z.string().optional(),
    }),
  ),
})
export type ModuleHistory = z.output<typeof moduleHistory>

/** What a move did: before, now, and how it is undone (as a move, where one does it, and as a command). */
export const madeMove = z.object({
  /** What it did and to whom, in English, for command lines. */
  said: z.string(),
  before: moduleReleases.nullable(),
  now: moduleReleases,
  undo: z.object({ move: releaseMove.nullable(), command: z.string() }).nullable(),
})
export type MadeMove = z.output<typeof madeMove>

export const listReleases = defineCall({
  method: 'GET',
  path: '/wps/operator/releases',
  brandOf: 'site',
  access: 'releaser',
  right: 'read',
  summary: 'Who has which release of each module',
  branded: false,
  response: z.object({ list: z.array(moduleReleases) }),
})

export const releasesOfModule = defineCall({
  method: 'GET',
  path: '/wps/operator/releases/:module',
  brandOf: 'site',
  access: 'releaser',
  right: 'read',
  summary: 'Every release of a module that lies there, and what was done last, by whom and why',
  branded: false,
  params: z.object({ module: moduleName }),
  response: moduleHistory,
})

export const moveRelease = defineCall({
  method: 'POST',
  path: '/wps/operator/releases/:module/move',
  brandOf: 'site',
  access: 'releaser',
  right: 'releases',
  summary:
    'Changes who has which release of a module; refused with the reason where it would break a page; audited',
  branded: false,
  params: z.object({ module: moduleName }),
  body: z.strictObject({ move: releaseMove, why }),
  response: madeMove.extend({ at: moment }),
})

export const MOST_DESCRIPTION = 2 * 1024 * 1024
/** A description, its signs escaped, and the signature. */
const MOST_DESCRIPTION_BODY = 2 * MOST_DESCRIPTION
/** Of one file of a release. */
export const MOST_FILE_BYTES = 16 * 1024 * 1024

const part = z.enum(['browser', 'server'])
const uploaded = z.object({ module: moduleName, id: z.string().regex(/^[0-9a-f]{32}$/) })

export const beginUpload = defineCall({
  method: 'POST',
  path: '/wps/operator/releases/:module/uploads',
  brandOf: 'site',
  access: 'releaser',
  right: 'releases',
  summary:
    'Begins to send a release, or goes on with one that was cut: its description and the signature of that; says which files are missing',
  branded: false,
  params: z.object({ module: moduleName }),
  bodyLimit: MOST_DESCRIPTION_BODY,
  body: z.strictObject({
    /** `release.json` byte by byte: it holds the integrity of every file, so the signature covers them all. */
    description: z.string().min(2).max(MOST_DESCRIPTION),
    /** Ed25519, of the description's UTF-8 bytes, in base64; needed for modules that a team has. */
    signature: z.string().max(200).optional(),
  }),
  response: z.object({
    id: z.string(),
    version: z.string(),
    missing: z.array(z.object({ part, name: z.string() })),
  }),
})

/** The body is the file itself, `application/octet-stream`. */
export const sendFile = defineCall({
  method: 'PUT',
  path: '/wps/operator/releases/:module/uploads/:id/:part/:file',
  brandOf: 'site',
  access: 'releaser',
  right: 'releases',
  summary: 'Sends one file of a release; kept when it is whole and refused when a bit of it is another',
  branded: false,
  raw: { mostBytes: MOST_FILE_BYTES },
  params: uploaded.extend({ part, file: z.string().regex(/^\w[\w.-]{0,199}$/) }),
  response: z.object({ kept: z.literal(true) }),
})

export const finishUpload = defineCall({
  method: 'POST',
  path: '/wps/operator/releases/:module/uploads/:id/finish',
  brandOf: 'site',
  access: 'releaser',
  right: 'releases',
  summary:
    'Checks every byte of a release and every page of it for every brand; then it is staged, and live or a canary where requested; audited',
  branded: false,
  params: uploaded,
  body: z.strictObject({
    why,
    /** Nothing: it lies there for a later move. */
    as: z
      .discriminatedUnion('did', [
        z.strictObject({ did: z.literal('release'), force: z.boolean().optional() }),
        z.strictObject({
          did: z.literal('canary'),
          percent: z.number().int().min(1).max(100),
          brands: z.array(merchant).min(1).max(MOST_BRANDS).readonly().optional(),
          auto: z.boolean().optional(),
        }),
      ])
      .optional(),
  }),
  response: z.object({ version: z.string(), made: madeMove.nullable() }),
})
