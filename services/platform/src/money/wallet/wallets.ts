import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { WalletEntry } from '@site/shared-api/contract/wallet'
import type { Database } from '#db/database'
import type { LiveBrand } from '#brands/index'
import { selectTransferVendors, catalogueOf } from '#games/index'
import { isSpendable, vendorWallet, type Purpose } from '#money/ledger/account'
import { selectBalances } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import { BONUS_NAME, MAIN_NAME } from '#money/wallet/words'

/** How wallets are named on the wire: `MAIN`, `BONUS`, or the provider's code. */
export const walletIdOf = (purpose: string): string => purpose.replace(/^P:/, '')

export interface Wallet extends WalletEntry {
  purpose: Purpose
}

/** The wallets of a member: cash, a bonus where there is one, and one for each transfer provider of the brand. */
export async function walletsOf(
  db: Database,
  memberId: string,
  brand: LiveBrand,
  language: LanguageCode,
): Promise<{ sum: bigint; wallets: Wallet[] }> {
  const { code: currency } = brand.document.currency
  const rows = (await selectBalances(db, memberId)).filter((row) => row.currency === currency)
  const known = new Map(rows.map(({ wallet, balance }) => [wallet, balance]))
  const wallet = (purpose: Purpose, kind: WalletEntry['kind'], name: string): Wallet => ({
    purpose,
    walletId: walletIdOf(purpose),
    kind,
    name,
    balance: toDecimal(known.get(purpose) ?? 0n, currency),
    currency,
  })
  const vendors = await selectTransferVendors(db, catalogueOf(brand))
  const sum = rows.reduce((total, row) => (isSpendable(row.wallet) ? total + row.balance : total), 0n)
  return {
    sum,
    wallets: [
      wallet('MAIN', 'main', MAIN_NAME[language]),
      ...(known.has('BONUS') ? [wallet('BONUS', 'bonus', BONUS_NAME[language])] : []),
      ...vendors.map(({ code, names }) => wallet(vendorWallet(code), 'provider', names[language])),
    ],
  }
}
