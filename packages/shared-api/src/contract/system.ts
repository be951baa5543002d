import { z } from 'zod'
import { defineCall } from './call.ts'

const flag = z.union([z.literal(0), z.literal(1)])

export const systemHealth = defineCall({
  method: 'GET',
  path: '/wps/health',
  access: 'public',
  summary: 'Whether the process lives',
  branded: false,
  silent: true,
  response: z.object({ status: z.literal('ok') }),
})

export const systemReady = defineCall({
  method: 'GET',
  path: '/wps/ready',
  access: 'public',
  summary: 'Whether the process can serve: database reachable',
  branded: false,
  silent: true,
  response: z.object({ status: z.literal('ready') }),
})

/** Something to download or to open (A3). */
export const resourceLink = z.object({
  resourceType: z.enum(['IOS', 'Android', 'MOBILECONFIG', 'TELEGRAM', 'AppDownloadIcon']),
  url: z.string(),
  labelNameEn: z.string(),
})
export type ResourceLink = z.output<typeof resourceLink>

/** A way to reach customer service; `path` is base64url of the reversed text and hides nothing (decisions). */
export const customerServiceEntry = z.object({
  csType: z.enum(['TELEGRAM', 'TELEGRAM1', 'TELEGRAM2', 'LIVECHAT']),
  title: z.string(),
  path: z.string(),
})
export type CustomerServiceEntry = z.output<typeof customerServiceEntry>

export const helpline = z.object({ name: z.record(z.string(), z.string()), address: z.string() })

export const domainEntry = z.object({ domain: z.string(), device: z.number().int() })

/** Rules of one registration field (B5). */
export const registerField = z.object({
  name: z.string(),
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.number().int().nullable(),
  maxLength: z.number().int().nullable(),
  patternId: z.string().nullable(),
})
export type RegisterField = z.output<typeof registerField>

export const registerSettings = z.object({
  methods: z.object({ username: z.boolean(), mobileNum: z.boolean() }),
  mobileWithPassword: z.boolean(),
  smsVerification: z.boolean(),
  /** Signing in by a code (B2). */
  mobileLogin: z.boolean(),
  /** Ways to a new password (B2). */
  recovery: z.object({ email: z.boolean(), mobileNum: z.boolean() }),
  phoneAuth: z.boolean(),
  /** What the browser needs to ask the third-party phone service; null where it is off (B4). */
  firebase: z
    .object({
      apiKey: z.string(),
      authDomain: z.string(),
      projectId: z.string(),
      emulator: z.string().optional(),
    })
    .nullable(),
  /** Country whose dialling code the forms begin with (ISO 3166); older account modules look the code up by it. */
  country: z.string().length(2),
  /** That code, digits alone: known before the list of countries has come. */
  countryDialingCode: z.string().regex(/^\d{1,4}$/),
  social: z.object({ google: z.boolean(), facebook: z.boolean() }),
  adultAge: z.number().int(),
  fields: z.array(registerField),
})
export type RegisterSettings = z.output<typeof registerSettings>

const whitelabel = z.record(z.string(), flag)
const template = z.object({ memberCentre: z.enum(['new', 'base']), depositDetail: z.enum(['new', 'base']) })

export const systemStatus = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  access: 'public',
  shared: 'brand',
  summary: 'Whether the site is open, and everything the shell asks about its brand (A3, B3)',
  silent: true,
  alwaysOpen: true,
  response: z.object({
    info: z.object({
      customerService: z.array(customerServiceEntry),
      domainRoute: z.array(domainEntry),
      mobileTemplate: template,
      paths: z.record(z.string(), z.string()),
      register: registerSettings,
      resources: z.array(resourceLink),
      whitelabel,
      mainDomain: z.string(),
      imageCDNs: z.array(z.string()),
    }),
    location: z.object({ ip: z.string() }),
    maintenance: z.boolean(),
    regionRestriction: z.boolean(),
  }),
})

export const systemWhitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'public',
  shared: 'brand',
  summary: 'Flags of the brand by name (A6, B6)',
  silent: true,
  alwaysOpen: true,
  response: whitelabel,
})

export const consolidatedSettings = defineCall({
  method: 'GET',
  path: '/wps/system/settings/consolidated',
  access: 'public',
  shared: 'brand',
  summary: 'Settings of the brand in one answer (A7)',
  silent: true,
  alwaysOpen: true,
  response: z.object({
    merchantCode: z.string(),
    name: z.string(),
    languages: z.array(z.string()),
    defaultLanguage: z.string(),
    currency: z.object({ code: z.string(), symbol: z.string() }),
    adultAge: z.number().int(),
    /** Who helps players whose play is no fun any more, named in each language (SHL-33). */
    helplines: z.array(helpline),
    defaultTheme: z.enum(['dark', 'light']),
    templates: template,
    modules: z.record(z.string(), z.boolean()),
    categories: z.array(z.string()),
    inHouseVendors: z.array(z.string()),
    jackpot: z.object({
      source: z.enum(['range', 'pool']),
      min: z.number(),
      max: z.number(),
      stepMin: z.number(),
      stepMax: z.number(),
    }),
  }),
})

export const domainRoute = defineCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'public',
  shared: 'brand',
  summary: 'Host names of the brand (A7)',
  silent: true,
  alwaysOpen: true,
  query: z.object({ device: z.coerce.number<number | string>().int().min(0).max(9).default(0) }),
  response: z.object({ mainDomain: z.string(), list: z.array(domainEntry) }),
})

export const listCountries = defineCall({
  method: 'GET',
  path: '/wps/system/country',
  access: 'public',
  shared: 'brand',
  summary: 'Countries with their dialling codes, in the requested language (B7)',
  alwaysOpen: true,
  response: z.object({
    list: z.array(z.object({ code: z.string().length(2), name: z.string(), countryDialingCode: z.string() })),
  }),
})

export const registerSettingsCall = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'public',
  shared: 'brand',
  summary: 'Registration: methods, fields and their rules (B5, B7)',
  alwaysOpen: true,
  response: registerSettings,
})

export const customerServiceCall = defineCall({
  method: 'GET',
  path: '/wps/system/customerService',
  access: 'public',
  shared: 'brand',
  summary: 'Ways to reach customer service (A7: version.pathList, type 3)',
  alwaysOpen: true,
  query: z.object({ type: z.coerce.number<number | string>().int().min(0).max(9).default(3) }),
  response: z.object({ version: z.object({ pathList: z.array(customerServiceEntry) }) }),
})
