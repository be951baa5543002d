import { z } from 'zod'
import { FLAGS } from '../flags.ts'
import { MODULES } from '../modules.ts'

const language = z.enum(['TY', 'EN'])
const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is #RRGGBB in capitals')
const localised = z.object({ TY: z.string().min(1), EN: z.string().min(1) })
const switchValue = z.union([z.literal(0), z.literal(1)])

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** Colour roles of one theme; a component names a role, never a colour. */
export const themeSchema = z.strictObject({
  canvas: colour,
  surface: colour,
  raised: colour,
  text: colour,
  muted: colour,
  line: colour,
  accent: colour,
  onAccent: colour,
  accent2: colour,
  danger: colour,
  success: colour,
})

export const brandSchema = z.strictObject({
  merchant: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
  name: z.string().min(1).max(40),
  tagline: localised,
  /** Host names without port; every one belongs to one brand. */
  hosts: z.array(z.string().min(1)).min(1),
  languages: z.array(language).min(1),
  defaultLanguage: language,
  currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), symbol: z.string().min(1).max(4) }),
  adultAge: z.number().int().min(18).max(25),
  /** Whose dialling code its forms begin with (ISO 3166). */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'a country is two capitals')
    .default('TH'),
  /** Whether accounts are made by user name; by mobile number where the flag MOBILENUMREG3 is on. */
  usernameRegistration: z.boolean().default(true),
  /** Whose days its dates are told in (IANA name); documents stored before it was asked for count in UTC. */
  timeZone: z.string().refine(isTimeZone, 'a time zone is an IANA name').default('UTC'),
  themes: z.strictObject({ dark: themeSchema, light: themeSchema }),
  defaultTheme: z.enum(['dark', 'light']),
  /** Radius of cards and controls in px: a brand's shape. */
  shape: z.strictObject({ card: z.number().min(0).max(24), control: z.number().min(0).max(24) }),
  mark: z.enum(['lotus', 'coral']),
  modules: z.strictObject(
    Object.fromEntries(MODULES.map((name) => [name, z.boolean()])) as Record<
      (typeof MODULES)[number],
      z.ZodBoolean
    >,
  ), // reason: fromEntries widens the keys
  flags: z.strictObject(
    Object.fromEntries(Object.keys(FLAGS).map((name) => [name, switchValue])) as Record<
      keyof typeof FLAGS,
      typeof switchValue
    >,
  ), // reason: fromEntries widens the keys
  maintenance: z.boolean(),
  regionRestriction: z.boolean(),
  inHouseVendors: z.array(z.string()),
  vendors: z.union([z.literal('all'), z.array(z.string())]),
  categories: z.array(z.string()).min(1),
  jackpot: z.strictObject({
    source: z.enum(['range', 'pool']),
    min: z.number().int().positive(),
    max: z.number().int().positive(),
    stepMin: z.number().int().positive(),
    stepMax: z.number().int().positive(),
    /** Of each bet in a game of the brand's own, so many hundredths of a per cent go into the pool; 0: there is none. */
    shareBasisPoints: z.number().int().min(0).max(1_000).default(0),
    /** The pool is won once in so many currency units staked, on average. */
    oneIn: z.number().int().positive().max(1_000_000_000).default(1_000_000),
    /** What the house puts into a new and into a won pool, in currency units. */
    seed: z.number().int().min(0).max(1_000_000_000).default(0),
  }),
  resources: z.array(
    z.strictObject({
      resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon']),
      url: z.string(),
      labelNameEn: z.string(),
    }),
  ),
  customerService: z.array(
    z.strictObject({
      csType: z.enum(['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'LIVECHAT']),
      title: z.string(),
      path: z.string(),
    }),
  ),
  /** Origins that hold the brand's pictures; each visitor is given one of them (SHL-23). None: the site itself. */
  imageHosts: z.array(
    z
      .string()
      .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an image host is an origin such as https://img1.example'),
  ),
})

export type Brand = z.infer<typeof brandSchema>
export type BrandTheme = z.infer<typeof themeSchema>
