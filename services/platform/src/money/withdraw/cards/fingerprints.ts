import type { Platform } from '#api/platform'
import { digitsOf } from '#money/withdraw/cards/card-shape'
import { selectRules } from '#money/withdraw/rules/repository'

const CARD_DIGITS = { least: 6, most: 30 }

/** The fingerprints that a number has at each of a brand's banks; none of what is no number of a card. */
export async function fingerprintsOf(
  { db, keyed }: Pick<Platform, 'db' | 'keyed'>,
  merchant: string,
  typed: string,
): Promise<string[]> {
  const digits = digitsOf(typed)
  if (digits === undefined || digits.length < CARD_DIGITS.least || digits.length > CARD_DIGITS.most) return []
  const { banks } = await selectRules(db, merchant)
  return banks.map(({ id }) => keyed.fingerprint('card', merchant, id, digits))
}
