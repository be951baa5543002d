import { getQuery } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { listCountries } from '@site/shared-api/contract/system'

/** Countries with their dialling codes, named in the player's language (B7). */
export function countriesQuery() {
  return getQuery<ValueOf<typeof listCountries>>('/wps/system/country')
}
