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

/** Who may open a page: anybody, members, agents, or those who are not signed in alone. */
export const ACCESS = ['anyone', 'member', 'agent', 'guest'] as const

/** The named places of the frame that rows go to. */
export const ENTRY_PLACES = [
  'menu.account',
  'menu.discover',
  'menu.games',
  'menu.help',
  'footer',
  'member-popup',
  'welcome',
  'user-block',
] as const

const route = z.strictObject({
  /** Id in the route table of the site… */
  id: z.string().regex(/^[a-zA-Z0-9-]+$/),
  /** …or a path of the module's own (the secondary table). */
  path: z.string().startsWith('/m/').optional(),
  expose,
  /** Of a path of the module's own: `none` where the screen brings its own bar. */
  header: z.enum(['title', 'none']).default('title'),
  data: firstData.default([]),
})

const slot = z.strictObject({
  slot: z.string().regex(/^[a-z-]+(:[a-zA-Z-]+)?(\.[a-z-]+)*$/),
  expose,
  order: z.number().int().default(0),
  flag: z.string().optional(),
  /** Drawn on the server and fetched with the page; a popup slot is fetched when it is asked for. */
  eager: z.boolean().default(true),
  data: firstData.default([]),
})

/** What a module declares before any of its code loads (architecture: the house). */
export const moduleSchema = z.strictObject({
  name: z.string().regex(/^[a-z][a-z-]+$/),
  routes: z.array(route).default([]),
  slots: z.array(slot).default([]),
  events: z.strictObject({ emits: z.array(z.string()), listens: z.array(z.string()) }),
  /** Upper bounds in KB after brotli, checked when the module is released. */
  budget: z.strictObject({
    entry: z.number().positive(),
    expose: z.number().positive(),
    total: z.number().positive(),
  }),
})

export type ModuleDeclaration = z.infer<typeof moduleSchema>
