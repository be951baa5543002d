import { z } from 'zod'
import { defineCall } from './call.ts'
import { moment } from './fields.ts'

/** A brand document as the brand schema of the configuration package describes it. */
const brandDocument = z.record(z.string(), z.unknown())

const brandState = z.object({ merchant: z.string(), version: z.number().int(), document: brandDocument })

export const internalBrands = defineCall({
  method: 'GET',
  path: '/wps/internal/brands',
  access: 'internal',
  summary: 'Every brand for delivery; answers 304 to a known ETag',
  branded: false,
  response: z.object({
    brands: z.array(brandDocument),
    /** By merchant; raised with the document and with all that a brand's pages show beside it. */
    versions: z.record(z.string(), z.number().int()),
  }),
})

export const patchBrand = defineCall({
  method: 'PATCH',
  path: '/wps/operator/brands/:merchant',
  brandOf: { named: 'params' },
  access: 'operator',
  right: 'brands',
  summary:
    'Switches hosts, public origin, modules, flags, image hosts, maintenance, region restriction, blocked networks, SMS and jackpot of a brand; audited',
  branded: false,
  params: z.object({ merchant: z.string().min(1).max(32) }),
  body: z.strictObject({
    hosts: z
      .array(
        z
          .string()
          .max(253)
          .regex(/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/, 'a host is a name without port, in small letters'),
      )
      .min(1)
      .max(32)
      .optional(),
    /** Null: made of the first host. */
    publicOrigin: z.string().max(270).nullable().optional(),
    modules: z.record(z.string().max(64), z.boolean()).optional(),
    flags: z.record(z.string().max(64), z.union([z.literal(0), z.literal(1)])).optional(),
    imageHosts: z.array(z.string().max(256)).max(16).optional(),
    maintenance: z.boolean().optional(),
    regionRestriction: z.boolean().optional(),
    /** Networks that are refused. */
    blockedNetworks: z.array(z.string().max(64)).max(2_000).optional(),
    /** Codes by SMS: countries (none named: the brand's own) and how many an hour. */
    sms: z
      .strictObject({
        countries: z.array(z.string().max(2)).max(250).optional(),
        perHour: z.number().int().optional(),
      })
      .optional(),
    /** The pool of the brand's own games; amounts in currency units. */
    jackpot: z
      .strictObject({
        source: z.enum(['range', 'pool']),
        shareBasisPoints: z.number().int(),
        oneIn: z.number().int(),
        seed: z.number().int(),
      })
      .partial()
      .optional(),
  }),
  response: brandState.extend({
    /** Where players are sent to. */
    publicOrigin: z.string(),
  }),
})

export const addBrand = defineCall({
  method: 'POST',
  path: '/wps/operator/brands',
  brandOf: 'site',
  access: 'operator',
  right: 'brands',
  summary: 'Adds a brand with one level for its members; audited',
  branded: false,
  body: z.strictObject({ document: brandDocument }),
  response: brandState,
})

export const listAudit = defineCall({
  method: 'GET',
  path: '/wps/operator/audit',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'read',
  summary:
    'What operators changed, the newest first, a hundred at a time: by whom, what (`brand` means all that begins so), of what, when',
  branded: false,
  query: z.object({
    merchant: z.string().min(1).max(32).optional(),
    actor: z.string().max(64).optional(),
    action: z.string().max(64).optional(),
    subject: z.string().max(128).optional(),
    /** Not before this moment. */
    from: moment.optional(),
    /** Before this moment. */
    until: moment.optional(),
    /** Those before this id. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  response: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: moment,
        actor: z.string(),
        action: z.string(),
        subject: z.string(),
        /** Whose entry it is; null for what is of the whole site. */
        merchant: z.string().nullable(),
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
})
