import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'

const language = z.enum(LANGUAGES)
const colour = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is #RRGGBB in capitals')
const localised = z.record(language, z.string().min(1))
const country = z.string().regex(/^[A-Z]{2}$/, 'a country is two capitals')
const network = z.union([z.cidrv4(), z.cidrv6(), z.ipv4(), z.ipv6()])
const host = z
  .string()
  .regex(/^https?:\/\/[\w.-]+(:\d+)?$/, 'an image host is an origin such as https://img1.example')
const switchValue = z.union([z.literal(0), z.literal(1)])

/** Characters of a sign of one's own. */
const MOST_MARK = 32_768
/** Of feedback, unless a brand says otherwise: a sentence at least, a page at most. */
const FEEDBACK_LENGTH = { min: 10, max: 500 }
/** Node ids of games, each once. */
const games = (most: number) =>
  z
    .array(z.string().regex(/^\d{1,18}$/, 'a node id is up to 18 digits'))
    .max(most)
    .refine((ids) => new Set(ids).size === ids.length, 'each game once')

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
}

function isHttpsAddress(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, search, hash, username } = new URL(text)
  return protocol === 'https:' && search === '' && hash === '' && username === ''
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** `HH:MM` of a day; `24:00` is its end. */
const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'a time is HH:MM')

/** How an object takes fields that it does not know: refused, or kept. */
type MakeObject = typeof z.object

/** Colour roles of one theme; a component names a role, never a colour. */
const theme = (object: MakeObject) =>
  object({
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

const brand = (object: MakeObject) =>
  object({
    merchant: z.string().regex(/^[a-z][a-z0-9-]{1,31}$/),
    name: z.string().min(1).max(40),
    tagline: localised,
    /** Host names without port; every one belongs to one brand. */
    hosts: z.array(z.string().min(1)).min(1),
    /**
     * Where players are sent to: mailed links, ways back from other sites; at one of its hosts. Null: the first host, by
     * https, or by http where that is this machine.
     */
    publicOrigin: z
      .string()
      .refine(isOrigin, 'an origin such as https://play.example')
      .nullable()
      .default(null),
    languages: z.array(language).min(1),
    defaultLanguage: language,
    currency: object({ code: z.string().regex(/^[A-Z]{3}$/), symbol: z.string().min(1).max(4) }),
    adultAge: z.number().int().min(18).max(25),
    /** Whether visitors confirm that age before their first screen (SHL-33). */
    ageGate: z.boolean().default(false),
    /** Who helps players whose play is no fun any more: a page, a number to call, an address to write to. */
    helplines: z
      .array(
        object({
          name: localised,
          address: z.string().regex(/^(https:\/\/|tel:|mailto:)[^\s<>"]+$/, 'https://…, tel:… or mailto:…'),
        }),
      )
      .max(8)
      .default([]),
    /** Whose dialling code its forms begin with (ISO 3166). */
    country: country.default('TH'),
    /** Codes by SMS: the countries they are sent to (none named: its own), and how many an hour it pays for. */
    sms: object({
      countries: z.array(country).max(250).default([]),
      perHour: z.number().int().min(0).max(1_000_000).default(1_000),
    }).default({ countries: [], perHour: 1_000 }),
    /** Whether accounts are made by user name; by mobile number where the flag MOBILENUMREG3 is on. */
    usernameRegistration: z.boolean().default(true),
    /** The time zone of its dates (IANA name); documents stored without it count in UTC. */
    timeZone: z.string().refine(isTimeZone, 'a time zone is an IANA name').default('UTC'),
    themes: object({ dark: theme(object), light: theme(object) }),
    defaultTheme: z.enum(['dark', 'light']),
    /** Radius of cards and controls in px: a brand's shape. */
    shape: object({ card: z.number().min(0).max(24), control: z.number().min(0).max(24) }),
    /** One of the signs that the house draws. */
    mark: z.enum(['lotus', 'coral']),
    /** A sign of its own instead: an SVG document, sanitised when it is written. */
    ownMark: z.string().max(MOST_MARK).nullable().default(null),
    /** Modules it switches; one it says nothing of is there as the module declares (`default`). */
    modules: z
      .record(z.string().regex(/^[a-z][a-z-]+$/, 'a module is named as its folder'), z.boolean())
      .default({}),
    /** Flags it sets; one it says nothing of is as its module declares, and off where no module declares it. */
    flags: z
      .record(z.string().regex(/^[A-Z][A-Z0-9]{2,31}$/, 'a flag is capitals and digits'), switchValue)
      .default({}),
    maintenance: z.boolean(),
    /** Closed to all visitors, from every network. */
    regionRestriction: z.boolean(),
    /** Closed to visitors from these networks, such as `203.0.113.0/24` (SHL-16). */
    blockedNetworks: z.array(network).max(2_000).default([]),
    inHouseVendors: z.array(z.string()),
    vendors: z.union([z.literal('all'), z.array(z.string())]),
    categories: z.array(z.string()).min(1),
    jackpot: object({
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
    /** What its lobby puts first, calls hot or new and leaves out, by node ids; null: as the catalogue has it. */
    lobby: object({
      hot: games(200).nullable().default(null),
      new: games(1_000).nullable().default(null),
      hidden: games(3_000).default([]),
      /** By category, before all others. */
      first: z.record(z.string().regex(/^[A-Z]{1,16}$/, 'a category is capitals'), games(100)).default({}),
    }).default({ hot: null, new: null, hidden: [], first: {} }),
    /** Wins from so many currency units on are published to open pages at once; the board lists the others as well. */
    bigWinFrom: z.number().int().min(0).max(1_000_000_000).default(100),
    resources: z.array(
      object({
        resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon']),
        url: z.string(),
        labelNameEn: z.string(),
      }),
    ),
    customerService: z.array(
      object({
        csType: z.enum(['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'LIVECHAT']),
        title: z.string(),
        path: z.string(),
      }),
    ),
    /** How many signs feedback has, least and most (B5). */
    feedbackLength: object({
      min: z.number().int().min(1).max(1_000).default(FEEDBACK_LENGTH.min),
      max: z.number().int().min(1).max(5_000).default(FEEDBACK_LENGTH.max),
    }).default(FEEDBACK_LENGTH),
    /** Where players talk to customer service (B7; flag CBS3). */
    chat: object({
      /** The address of an outside service, to which the launch query is added; null: the house's own conversation. */
      launchUrl: z
        .string()
        .max(512)
        .refine(isHttpsAddress, 'an address that begins with https://, without a query')
        .nullable()
        .default(null),
      /** Hours of customer service, in the brand's time zone: weekdays (0 is Sunday) with times. None: always. */
      hours: z
        .array(
          object({
            days: z.array(z.number().int().min(0).max(6)).min(1).max(7),
            from: timeOfDay,
            to: timeOfDay,
          }).refine(({ from, to }) => from < to, { path: ['to'], message: 'later than the time before it' }),
        )
        .max(14)
        .default([]),
    }).default({ launchUrl: null, hours: [] }),
    /** Origins that hold the brand's pictures; each visitor is given one of them (SHL-23). None: the site itself. */
    imageHosts: z.array(host),
    /** Further origins from which operators' texts may show pictures (CON-10). */
    pictureHosts: z.array(host).max(16).default([]),
  })

/** A brand document as it is written: fields that it does not know are refused. */
export const brandSchema = brand(z.strictObject as MakeObject) // reason: only what becomes of unknown fields differs

/**
 * A brand document as it is read from the store. Fields that this copy of the site does not know are kept as they are:
 * another copy, older or newer, wrote them and will read them again.
 */
export const storedBrandSchema = brand(z.looseObject as MakeObject) // reason: only what becomes of unknown fields differs

export type Brand = z.infer<typeof brandSchema>
export type BrandTheme = Brand['themes']['dark']
