import type { Merchants } from '@site/shared-api/contract/brand-place'
import { sql, type RawBuilder } from 'kysely'

/** Of these brands, or of all: `column` holds the merchant code. */
export const ofMerchants = (column: string, merchants: Merchants): RawBuilder<boolean> => {
  if (merchants === undefined) return sql<boolean>`true`
  if (merchants.length === 0) return sql<boolean>`false`
  return sql<boolean>`${sql.ref(column)} in (${sql.join([...merchants])})`
}
