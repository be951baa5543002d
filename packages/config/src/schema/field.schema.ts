import { z } from 'zod'

const LONGEST_MS = 600_000
/** More modules than any page has. */
const MOST_MODULES = 20

const moduleName = z.string().regex(/^[a-z][a-z-]{1,40}$/)
const version = z.string().regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/)
const route = z.string().regex(/^[a-z0-9-]{1,64}$/)
const modules = z.array(moduleName).max(MOST_MODULES)

/** The telemetry that a page sends when it is hidden: of its modules, nothing of the visitor (MOD-11). */
export const fieldReportSchema = z.strictObject({
  /** Every module of the page with its version, the shell too. */
  releases: z.record(moduleName, version),
  /** The route that it began with. */
  route,
  /** Modules that have come onto the screen since the last report. */
  shown: modules,
  figures: z
    .array(
      z.strictObject({
        metric: z.enum(['lcp', 'inp', 'cls', 'ttfb']),
        /** In ms; `cls` in thousandths. */
        value: z.number().min(0).max(LONGEST_MS),
        /** The route on which it was so. */
        route,
        /** Modules that were on the screen until then. */
        on: modules,
        /** The module whose element it was. */
        of: moduleName.optional(),
      }),
    )
    .max(8),
  /** How long a module's files took, and its code until it could be drawn. */
  loads: z
    .array(
      z.strictObject({
        module: moduleName,
        stage: z.enum(['fetch', 'bootstrap']),
        ms: z.number().min(0).max(LONGEST_MS),
      }),
    )
    .max(2 * MOST_MODULES),
  /** Each release that failed, with the stages at which it did; of a page once. */
  failures: z
    .array(
      z.strictObject({
        module: moduleName,
        version,
        stages: z.array(z.enum(['resolve', 'fetch', 'evaluate', 'bootstrap', 'render'])).max(5),
      }),
    )
    .max(MOST_MODULES),
  /** What came with a second try, and what an older release stood in for; of a page once. */
  fallbacks: z
    .array(z.strictObject({ module: moduleName, kind: z.enum(['again', 'last-good']) }))
    .max(2 * MOST_MODULES),
  /** Modules of which a script threw an uncaught error; of a page once. */
  errors: modules,
})

export type FieldReport = z.infer<typeof fieldReportSchema>
