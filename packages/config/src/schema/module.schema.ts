import { z } from 'zod'

const expose = z
  .string()
  .regex(/^\.\/[a-z0-9-]+\.(screen|slot)$/, 'an expose is ./<name>.screen or ./<name>.slot')
/** A first call, answered before the page is sent: `<file>/<name>` of the contract with its query (`game/listGames?pageNo=1`); a release holds its address. `{name}` takes a query parameter of the page, `{&a,b}` adds those it has, `{!name}` leaves the call out where it has one. */
const firstData = z.array(
  z
    .string()
    .regex(
      /^(\/wps\/[\w/.-]+|[a-z-]+\/\w+)(\?[\w=&.,%{}!-]*)?$/,
      'a first call is <file>/<name> of the contract and its query, as in game/homeGames?size=6',
    ),
)

const ident = z.string().regex(/^[a-zA-Z][a-zA-Z0-9-]*$/, 'letters, digits and hyphens')
const flagName = z.string().regex(/^[A-Z][A-Z0-9]{2,31}$/, 'a flag is capitals and digits, such as MAILCEN')
/** A key in the module's own messages. */
const messageKey = z.string().regex(/^[\w.-]+$/, 'a key of src/messages')

const param = z.string().regex(/^\w+$/)

/** Who may open a page: every visitor, members, agents, or guests alone. */
export const ACCESS = ['anyone', 'member', 'agent', 'guest'] as const

const route = z.strictObject({
  id: ident,
  path: z.string().regex(/^\/[\w/.-]*$/, 'a path begins with / and has no query'),
  /** Further paths of the same page. */
  aliases: z.array(z.string().startsWith('/')).default([]),
  expose,
  /** Of the header; `title.<id>` where none is given. */
  title: messageKey.optional(),
  access: z.enum(ACCESS).default('anyone'),
  /** Whitelabel flag without which the page is not there (SHL-19). */
  flag: flagName.optional(),
  /** Lobby category without which the page is not there: brands choose theirs (A4). */
  category: z.string().optional(),
  /** Where the back button leads: a path, or one page back; `null` draws none (A2, SHL-04). */
  back: z.union([z.string().startsWith('/'), z.literal('history'), z.null()]).default('history'),
  /** `none` where the screen brings its own bar. */
  header: z.enum(['home', 'title', 'none']).default('title'),
  footer: z.boolean().default(false),
  data: firstData.default([]),
  /** Parameters of its address that decide what is drawn, apart from those in `data`; others are left to the browser. */
  params: z.array(param).default([]),
  /** Parameters that are a visitor's secret (tickets of a mailed link): such a page is drawn for them alone and kept nowhere. */
  secretParams: z.array(param).default([]),
})

const slot = z.strictObject({
  slot: z
    .string()
    .regex(/^[a-z-]+(\.[a-z-]+)+$/, 'a place is named <module>-<screen>.<place>, or site.start'),
  expose,
  order: z.number().int().default(0),
  flag: flagName.optional(),
  /** Drawn on the server and fetched with the page; otherwise fetched when it is mounted. */
  eager: z.boolean().default(true),
  data: firstData.default([]),
})

/** More are higher than a phone. */
const MOST_SKELETON_ROWS = 8

const popup = z.strictObject({
  name: ident,
  /** Of its bar; `popup.<name>` where none is given. */
  title: messageKey.optional(),
  expose,
  flag: flagName.optional(),
  access: z.enum(ACCESS).default('anyone'),
  /** False: neither the mask nor the back button nor Escape closes it. */
  dismissable: z.boolean().default(true),
  /** Asks before it closes over something typed in. */
  guarded: z.boolean().default(false),
  /** `sheet` rises from below, `full` is a page of its own over the page, `bare` brings its own frame. */
  look: z.enum(['sheet', 'full', 'bare']).default('sheet'),
  /** Rows of the skeleton that is shown until its code has come: as high as the popup, so that the sheet does not grow. */
  rows: z.number().int().min(1).max(MOST_SKELETON_ROWS).optional(),
  /** The route that shows the same: closing the popup there leads home (A2, SHL-14). */
  route: ident.optional(),
  /** Popups of one group take turns in one place (A2: login, register, forgot). */
  group: ident.optional(),
})

/** The named places that rows go to: those of the frame, and the member home, whose rows every module may add. */
export const ENTRY_PLACES = [
  'menu.account',
  'menu.discover',
  'menu.games',
  'menu.help',
  'footer',
  'member-home',
  'member-popup',
  'welcome',
  'user-block',
] as const

/** What is shared and counted (`useCounter`); a badge shows it. */
const counterName = z.string().regex(/^[a-z][a-zA-Z-]*$/)

const entry = z.strictObject({
  id: ident,
  at: z.enum(ENTRY_PLACES),
  /** Where it leads: the first of these that the brand has. */
  to: z
    .array(
      z
        .string()
        .regex(
          /^(route:[\w-]+|popup:[\w-]+|link:https:\/\/.+)$/,
          'route:<id>, popup:<name> or link:https://…',
        ),
    )
    .min(1),
  /** A key of the module's messages; the title of where it leads when absent. */
  text: messageKey.optional(),
  /** One of the kit's icons, or an SVG file of the module's own: `./icons/<name>.svg`. */
  icon: z.string().regex(/^(\.\/icons\/[\w-]+\.svg|[a-z][a-z0-9-]*)$/),
  order: z.number().int().default(0),
  /** Who sees it. */
  for: z.enum(['anyone', 'guest', 'member', 'agent']).default('anyone'),
  /** What players with play money get at a tap: through, or `free_reject` (A5, SHL-08). */
  freePlay: z.enum(['allowed', 'refused']).default('allowed'),
  /** Asks a guest to sign in first, although what it leads to is open (A4). */
  signIn: z.boolean().default(false),
  /** The shared counter whose number it shows. */
  badge: counterName.optional(),
  /** The shared counter that must not be nothing; the row is shown while the number is loading. */
  whileCounted: counterName.optional(),
  flag: flagName.optional(),
  /** The raised button of the footer, the main one of a pair. */
  look: z.enum(['plain', 'raised']).default('plain'),
  /** Not inside the native app nor the installed web app (A2, SHL-11). */
  browserOnly: z.boolean().default(false),
})

const flag = z.strictObject({
  /** What a brand has that says nothing of it. */
  default: z.union([z.literal(0), z.literal(1)]),
  /** What it switches, for the operator's console. */
  gates: z.string().min(1),
})

/** Events by name, each with the version that the code emits or listens to. */
const events = z.record(z.string(), z.number().int().positive())

/** What a module declares before any of its code loads (architecture: the house). */
export const moduleSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]+$/),
  /** Whether a brand has it that says nothing of it. */
  default: z.boolean().default(true),
  routes: z.array(route).default([]),
  entries: z.array(entry).default([]),
  popups: z.array(popup).default([]),
  slots: z.array(slot).default([]),
  /** Slot names that its screens offer to others. */
  places: z.array(z.string().regex(/^[a-z-]+(\.[a-z-]+)+$/)).default([]),
  flags: z.record(flagName, flag).default({}),
  events: z.strictObject({ emits: events.default({}), listens: events.default({}) }),
  /** Upper bounds in KB after brotli, checked when the module is built and when it is published. */
  budget: z.strictObject({
    entry: z.number().positive(),
    expose: z.number().positive(),
    total: z.number().positive(),
  }),
})

export type ModuleDeclaration = z.infer<typeof moduleSchema>
export type DeclaredRoute = ModuleDeclaration['routes'][number]
export type DeclaredEntry = ModuleDeclaration['entries'][number]
export type DeclaredPopup = ModuleDeclaration['popups'][number]
