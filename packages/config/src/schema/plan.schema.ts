import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { ACCESS, ENTRY_PLACES } from './module.schema.ts'

const expose = z.strictObject({ js: z.array(z.string()), css: z.array(z.string()) })

const planModule = z.strictObject({
  name: z.string(),
  version: z.string(),
  global: z.string(),
  entry: z.string(),
  exposes: z.record(z.string(), expose),
  /** The release to fall back to when this one does not load. */
  lastGood: z
    .strictObject({
      version: z.string(),
      global: z.string(),
      entry: z.string(),
      exposes: z.record(z.string(), expose),
    })
    .optional(),
})

const planRoute = z.strictObject({
  id: z.string(),
  path: z.string(),
  aliases: z.array(z.string()),
  module: z.string(),
  expose: z.string(),
  /** Key of its title in the messages of its module. */
  titleKey: z.string(),
  back: z.string().nullable(),
  header: z.enum(['home', 'title', 'none']),
  footer: z.boolean(),
  /** The lobby category that it draws, where it draws one. */
  category: z.string().optional(),
  access: z.enum(ACCESS),
  data: z.array(z.string()),
})

const planSlot = z.strictObject({
  slot: z.string(),
  module: z.string(),
  expose: z.string(),
  order: z.number(),
  eager: z.boolean(),
  data: z.array(z.string()),
})

/** A text of a module: its namespace of the messages and the key there. */
const planText = z.strictObject({ module: z.string(), key: z.string() })

/** A row of the frame, resolved for the brand: it leads somewhere that the brand has (seams: entries). */
const planEntry = z.strictObject({
  id: z.string(),
  module: z.string(),
  at: z.enum(ENTRY_PLACES),
  to: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('route'), id: z.string(), path: z.string() }),
    z.strictObject({ kind: z.literal('popup'), name: z.string() }),
    z.strictObject({ kind: z.literal('link'), href: z.string() }),
  ]),
  text: planText,
  /** A name of the kit's icons, or the address of an SVG file whose symbol has the id `icon`. */
  icon: z.string(),
  order: z.number(),
  for: z.enum(['anyone', 'guest', 'member', 'agent']),
  freePlay: z.enum(['allowed', 'refused']),
  signIn: z.boolean(),
  badge: z.string().optional(),
  whileCounted: z.string().optional(),
  look: z.enum(['plain', 'raised']),
  browserOnly: z.boolean(),
})

const planPopup = z.strictObject({
  name: z.string(),
  module: z.string(),
  expose: z.string(),
  title: planText,
  access: z.enum(ACCESS),
  dismissable: z.boolean(),
  guarded: z.boolean(),
  look: z.enum(['sheet', 'full', 'bare']),
  rows: z.number().optional(),
  /** The route that shows the same: closing the popup there leads home (A2, SHL-14). */
  route: z.string().optional(),
  /** Popups of one group take turns in one place (A2: login, register, forgot). */
  group: z.string().optional(),
})

/** The plan of one page: everything the shell carries out, written into the HTML (architecture: the plan). */
export const planSchema = z.strictObject({
  id: z.string(),
  /** What the brand's pages are made of now: changes when a release or a switch changes. */
  release: z.string(),
  composition: z.enum(['federated', 'mono']),
  brand: z.strictObject({
    merchant: z.string(),
    name: z.string(),
    tagline: z.string(),
    /** In every language, for the player who changes it; a page kept from before has its own alone. */
    taglines: z.record(z.string(), z.string()).optional(),
    mark: z.string(),
    /** Where its own sign lies, for a brand that has one. */
    ownMark: z.string().optional(),
    currency: z.strictObject({ code: z.string(), symbol: z.string() }),
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    defaultTheme: z.string(),
    adultAge: z.number(),
    imageHosts: z.array(z.string()),
    /** What the jackpot counter of home shows (LOB-05, decisions). */
    jackpot: z.strictObject({
      source: z.enum(['range', 'pool']),
      min: z.number(),
      max: z.number(),
      stepMin: z.number(),
      stepMax: z.number(),
    }),
  }),
  language: z.enum(LANGUAGES),
  theme: z.enum(['dark', 'light']),
  /** A sign that a session may exist; never a credential. */
  memberHint: z.boolean(),
  flags: z.array(z.string()),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Absent when no module of the brand draws this path (the shell shows its own screen). */
  landing: z.string().nullable(),
  modules: z.array(planModule),
  routes: z.array(planRoute),
  slots: z.array(planSlot),
  /** Rows of the frame, each place in its order. */
  entries: z.array(planEntry),
  popups: z.array(planPopup),
  /** The small files of this route as one content-addressed file; absent when there is nothing to fetch. */
  closure: z.strictObject({ url: z.string(), integrity: z.string(), files: z.array(z.string()) }).nullable(),
  /** Styles that stand in the page already, by `<module>/<file>`. */
  inlined: z.array(z.string()),
  /** Styles that belong to a script which is fetched later, by `<module>/<file>`. */
  styles: z.record(z.string(), z.array(z.string())),
  /** Integrity of every file the plan names, by `<module>/<file>`. */
  integrity: z.record(z.string(), z.string()),
  /** By namespace: the frame's whole, of the modules what their parts on the page use; of the others what the frame names them by. */
  messages: z.record(z.string(), z.record(z.string(), z.string())),
  /** Modules of which not all messages are here: they come with their first part, or with the parts of `laterParts`. */
  laterMessages: z.array(z.string()),
  /** Of modules whose parts have messages of their own: the parts whose messages are not here; `.` is the module's own. */
  laterParts: z.record(z.string(), z.array(z.string())).optional(),
  /** Answers of the first calls: `[url, value]`. */
  data: z.array(z.tuple([z.string(), z.unknown()])),
  /** Whether the landing screen is in the HTML already. */
  drawn: z.boolean(),
  /** The share of pages that report telemetry, from 0 to 1, and the shell's version for that (MOD-11); absent: none does. */
  field: z.strictObject({ rate: z.number().min(0).max(1), shell: z.string() }).optional(),
  /** Whether the page may install the service worker (SHL-32). */
  worker: z.boolean(),
  /** This page is the frame that the service worker keeps: it is shown where no page could be fetched. */
  offline: z.boolean(),
})

export type Plan = z.infer<typeof planSchema>

/** What many pages have in common: a file of its own, which a browser keeps. */
export const COMMON_PARTS = [
  'flags',
  'modules',
  'routes',
  'slots',
  'entries',
  'popups',
  'styles',
  'integrity',
  'messages',
  'laterMessages',
  'laterParts',
] as const satisfies readonly (keyof Plan)[]

export type CommonPlan = Pick<Plan, (typeof COMMON_PARTS)[number]>

/** What is in the page itself: the plan whole, or without what is in the file that it names. */
export type PagePlan =
  | (Plan & { readonly common?: undefined })
  | (Omit<Plan, keyof CommonPlan> & { readonly common: { readonly url: string; readonly integrity: string } })

export type PlanModule = z.infer<typeof planModule>
export type PlanRoute = z.infer<typeof planRoute>
export type PlanEntry = z.infer<typeof planEntry>
export type PlanPopup = z.infer<typeof planPopup>
export type PlanSlot = z.infer<typeof planSlot>
