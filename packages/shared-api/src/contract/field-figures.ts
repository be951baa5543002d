/** What is counted of a page in the field, each time for one module of it in one version. */
export const FIELD_COUNTS = [
  /** Pages that had the module on the screen. */
  'visit',
  /** Those of them on which it failed, at any stage. */
  'failed',
  /** The stages at which it did; a page may report several. */
  'failed.resolve',
  'failed.fetch',
  'failed.evaluate',
  'failed.bootstrap',
  'failed.render',
  /** It came with a second try, or an older release stood in for it. */
  'fallback.again',
  'fallback.last-good',
  /** Pages on which a script of the module threw an uncaught error. */
  'error',
  /** Pages that count for nothing while releases are compared, because their network had sent its share. */
  'left-out',
] as const
/** What is measured, in ms; `cls` in thousandths. Those of the page count for every module on it, `own-…` for the one they were put down to. */
export const FIELD_VITALS = ['lcp', 'inp', 'cls', 'ttfb'] as const
export const FIELD_MEASURES = [
  ...FIELD_VITALS,
  'own-lcp',
  'own-inp',
  'own-cls',
  /** How long the module's files took, and its code until it could be drawn. */
  'load-fetch',
  'load-bootstrap',
] as const

export const FIELD_METRICS = [...FIELD_COUNTS, ...FIELD_MEASURES] as const
export type FieldMetric = (typeof FIELD_METRICS)[number]
export type FieldMeasure = (typeof FIELD_MEASURES)[number]

/** Eight buckets lead to the double: a value is known to 9 %, and double is eight buckets further, wherever it is. */
export const BUCKETS_TO_DOUBLE = 8
/** Ends at 65 s; whatever is more is in the last one. */
export const LAST_BUCKET = 128

/** The bucket of a value of 0 or more: bucket 0 holds up to 1, bucket n what is above the edge of n - 1, up to its own. */
export function bucketOf(value: number): number {
  if (value <= 1) return 0
  return Math.min(LAST_BUCKET, Math.ceil(BUCKETS_TO_DOUBLE * Math.log2(value) - 1e-9))
}

/** The upper edge of a bucket. */
export const edgeOf = (bucket: number): number => 2 ** (bucket / BUCKETS_TO_DOUBLE)
