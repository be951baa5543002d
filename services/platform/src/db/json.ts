import { sql, type RawBuilder } from 'kysely'

/** A value for a jsonb column: pg would send an array as an array literal, so it travels as text. */
export function toJson<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::text::jsonb`
}
