type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values before and after, as an entry of the audit log has them. */
export function beforeAfterOf(detail: Fields): { readonly before: unknown; readonly after: unknown } {
  if ('before' in detail || 'after' in detail) return { before: detail['before'], after: detail['after'] }
  // Older entries say the change alone.
  const change = detail['change']
  return { before: {}, after: isFields(change) ? change : detail }
}
