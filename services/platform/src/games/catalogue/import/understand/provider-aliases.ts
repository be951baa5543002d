import type { ImportSettings } from '@site/shared-api/contract/import-settings'
import { matchKey } from '#games/catalogue/match-key'
import { folded, foldedMap } from './folded.ts'

/** What an operator says of providers' spellings: "Pragmatic Play Casino" is Pragmatic Play. */
export class ProviderAliases {
  readonly #meant: ReadonlyMap<string, string>
  constructor(providers: ImportSettings['providers']) {
    this.#meant = foldedMap(providers)
  }

  /** The code or name that a spelling means; itself where nothing is said of it. */
  meant(spelling: string): string {
    return this.#meant.get(folded(spelling)) ?? spelling
  }

  /** What two spellings of one provider have in common: no case, signs and company's suffix; a name of signs alone keeps itself. */
  keyOf(spelling: string): string {
    const meant = this.meant(spelling)
    return matchKey(meant) || meant.toLowerCase()
  }
}
