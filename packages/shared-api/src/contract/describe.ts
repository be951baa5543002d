import { z } from 'zod'
import { defineCall, OPERATOR_RIGHTS } from './call.ts'
import { MANAGED_KINDS } from './managed-kinds.ts'
import { operatorBrands, operatorName, operatorRole } from './operator.ts'

const switched = z.union([z.literal(0), z.literal(1)])

/** What the live releases of the modules declare of flags and of themselves. */
export const moduleDeclarations = z.array(
  z.object({
    name: z.string().max(64),
    /** Whether a brand that says nothing of it has it. */
    default: z.boolean(),
    flags: z.record(z.string().max(64), z.object({ default: switched, gates: z.string().max(400) })),
  }),
)
export type ModuleDeclarations = z.output<typeof moduleDeclarations>

export const reportDeclarations = defineCall({
  method: 'PUT',
  path: '/wps/internal/declarations',
  access: 'internal',
  summary: 'Delivery reports what the live modules declare, for the operators’ console',
  branded: false,
  body: z.strictObject({ modules: moduleDeclarations.max(200) }),
  response: z.object({ known: z.number().int() }),
})

const flag = z.object({
  name: z.string(),
  /** What a brand has that says nothing of it. */
  default: switched,
  /** Who declares it; null for one that the platform alone judges. */
  module: z.string().nullable(),
  /** What it gates, in the words of its module. */
  gates: z.string(),
})

const brandModule = z.object({
  name: z.string(),
  /** Whether a brand that says nothing of it has it. */
  default: z.boolean(),
})

export const describeConsole = defineCall({
  method: 'GET',
  path: '/wps/operator/describe',
  brandOf: { listed: 'merchant' },
  access: 'operator',
  right: 'read',
  summary:
    'What a console needs to draw its forms: who asks and may do what, kinds with their schemas, flags, modules',
  branded: false,
  response: z.object({
    operator: z.object({
      name: operatorName,
      role: operatorRole,
      brands: operatorBrands,
      rights: z.array(z.enum(OPERATOR_RIGHTS)),
    }),
    kinds: z.array(
      z.object({
        kind: z.enum(MANAGED_KINDS),
        right: z.enum(OPERATOR_RIGHTS),
        /** Whether who asks may change documents of it. */
        mayChange: z.boolean(),
        /** Whether there may be others than those there are. */
        mayCreate: z.boolean(),
        /** JSON Schema (draft 2020-12) of a document. */
        schema: z.record(z.string(), z.unknown()),
        /** What a new one begins with. */
        blank: z.record(z.string(), z.unknown()),
      }),
    ),
    brands: z.array(z.object({ merchant: z.string(), name: z.string(), languages: z.array(z.string()) })),
    flags: z.array(flag),
    modules: z.array(brandModule),
    categories: z.array(z.string()),
    languages: z.array(z.string()),
    countries: z.array(z.object({ code: z.string(), name: z.string() })),
    registerFields: z.array(z.string()),
    patterns: z.array(z.string()),
    bannerPlaces: z.array(z.string()),
    marks: z.array(z.string()),
  }),
})
