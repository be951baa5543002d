import { z } from 'zod'
import { defineCall } from './call.ts'
import { FIELD_MEASURES, FIELD_METRICS, LAST_BUCKET } from './field-figures.ts'
import { moment } from './fields.ts'

const MOST_COUNTS = 250
const MOST_HOURS = 24 * 14
const NORMAL_HOURS = 24

const moduleName = z.string().regex(/^[a-z][a-z-]{1,40}$/)
const version = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)
const brand = z.string().min(1).max(32)
const route = z.string().regex(/^[a-z0-9-]{1,64}$/)

/** So often something was counted, or a measure fell into a bucket, since the last report of the service of pages. */
export const fieldCount = z.strictObject({
  brand,
  route,
  module: moduleName,
  version,
  /** The modules whose canary the page had, in order, with blanks between; empty for pages of what is live. */
  composition: z.string().max(200),
  metric: z.enum(FIELD_METRICS),
  bucket: z.number().int().min(0).max(LAST_BUCKET),
  count: z.number().int().min(1).max(1_000_000),
})
export type FieldCount = z.output<typeof fieldCount>

export const reportField = defineCall({
  method: 'POST',
  path: '/wps/internal/field',
  access: 'internal',
  summary: 'Adds up the telemetry of pages; counts alone, of no visitor',
  branded: false,
  body: z.strictObject({ counts: z.array(fieldCount).min(1).max(MOST_COUNTS) }),
  response: z.object({ counted: z.number().int() }),
})

/** A measure over many pages; null where there is none. In ms, `cls` in thousandths. */
const spread = z.object({
  count: z.number().int(),
  p75: z.number(),
  /** Between these the true 75th percentile lies, 95 times of 100. */
  low: z.number(),
  high: z.number(),
})

const fieldRow = z.object({
  module: z.string(),
  version: z.string(),
  /** Null where the service of pages does not answer. */
  role: z.enum(['live', 'canary', 'other']).nullable(),
  brand: z.string().nullable(),
  route: z.string().nullable(),
  visits: z.number().int(),
  /** Pages on which the module failed, and by stage. */
  failed: z.number().int(),
  stages: z.record(z.string(), z.number().int()),
  fallbacks: z.object({ again: z.number().int(), lastGood: z.number().int() }),
  errors: z.number().int(),
  measures: z.partialRecord(z.enum(FIELD_MEASURES), spread),
})
export type FieldRow = z.output<typeof fieldRow>

const beside = z.object({ live: z.number(), canary: z.number() })

/** What the judge thinks of a canary so far. */
const canaryVerdict = z.object({
  module: z.string(),
  version: z.string(),
  since: z.string(),
  verdict: z.enum(['waiting', 'judging', 'good', 'bad']),
  /** By which figure it was decided. */
  figure: z.enum(['failed', 'lcp', 'inp']).nullable(),
  why: z.string(),
  visits: beside,
  /** How much more likely what was seen is if the canary is worse than if it is not; it is taken back from `needed` on. */
  evidence: z.object({ failed: z.number(), lcp: z.number(), inp: z.number(), needed: z.number() }),
  decidedAt: moment.nullable(),
  /** When it was taken back or promoted by itself. */
  doneAt: moment.nullable(),
})
export type CanaryVerdict = z.output<typeof canaryVerdict>

export const fieldFigures = defineCall({
  method: 'GET',
  path: '/wps/operator/field',
  brandOf: { listed: 'brand' },
  access: 'releaser',
  right: 'read',
  summary:
    'Telemetry of browsers: visits, failures, fall-backs and p75 of each module and version, of one brand or route where requested; the verdict on canaries; a team’s token gets its own modules alone',
  branded: false,
  query: z.object({
    module: moduleName.optional(),
    brand: brand.optional(),
    route: route.optional(),
    hours: z.coerce.number<number | string>().int().min(1).max(MOST_HOURS).default(NORMAL_HOURS),
    /** One row for each brand or route instead of one for all of them. */
    by: z.enum(['brand', 'route']).optional(),
  }),
  response: z.object({ rows: z.array(fieldRow), canaries: z.array(canaryVerdict) }),
})
