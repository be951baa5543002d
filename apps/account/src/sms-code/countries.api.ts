import { getQuery } from '@site/shared-api'
import type { listCountries, ValueOf } from '@site/shared-api/contract'

/** Countries with their dialling codes, named in the player's language (B7). */
export function countriesQuery() {
  return getQuery<ValueOf<typeof listCountries>>('/wps/system/country')
}
