import type { LanguageCode, ValueOf, walletBalances } from '@site/shared-api/contract'
import type { Database } from '#db/database'
import { toDecimal } from '#modules/ledger/money'
import { selectBalances } from '#modules/ledger/accounts.repository'
import type { LiveBrand } from '#modules/brands/service'
import type { Session } from '#modules/session/service'

const WALLET_NAMES: Record<string, Record<LanguageCode, string>> = {
  MAIN: { TY: 'กระเป๋าหลัก', EN: 'Main wallet' },
}

/** All wallets of the member in the brand's currency; the balance is the sum of the ledger's postings. */
export async function balancesOf(
  db: Database,
  session: Session,
  brand: LiveBrand,
  language: LanguageCode,
): Promise<ValueOf<typeof walletBalances>> {
  const rows = await selectBalances(db, session.memberId)
  const sum = rows.reduce((total, row) => total + row.balance, 0n)
  return {
    sumBalance: toDecimal(sum),
    currency: brand.document.currency.code,
    wallets: rows.map((row) => ({
      walletId: row.id,
      name: WALLET_NAMES[row.wallet]?.[language] ?? row.wallet,
      balance: toDecimal(row.balance),
      currency: row.currency,
    })),
  }
}
