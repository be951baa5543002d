import { callQuery } from '@site/shared-api'
import { listCountries } from '@site/shared-api/contract/system'

/** Countries with their dialling codes, named in the player's language (B7). */
export function countriesQuery() {
  return callQuery(listCountries)
}
