import { toMinor } from '#money/ledger/money'
import { minorDigits } from '@site/config'
import { problem, type Problem } from '#operations/index'

const NOTHING = /^0(\.0+)?$/

/** Money of a document in minor units; nothing may be written without decimals. */
export function minorOf(text: string, currency: string): bigint {
  return NOTHING.test(text) ? 0n : toMinor(text, currency)
}

/** What keeps an amount of a document from being one of the currency. */
export function amountProblems(field: string, text: string, currency: string): Problem[] {
  try {
    minorOf(text, currency)
    return []
  } catch {
    const places = minorDigits(currency)
    return [problem(field, `An amount in ${currency} has ${places === 0 ? 'no' : places} decimals`)]
  }
}
