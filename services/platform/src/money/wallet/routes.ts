import {
  listTransactions,
  listTransfers,
  transferMoney,
  walletBalances,
} from '@site/shared-api/contract/wallet'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { toDecimal } from '#money/ledger/money'
import { historyOf } from '#money/wallet/history'
import { Transfers } from '#money/wallet/transfers'
import { walletsOf } from '#money/wallet/wallets'

/** The member's money (B3, B7, MEM-07). */
export async function walletRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.platform
  const transfers = new Transfers(app.platform)
  serve(app, walletBalances, async ({ session, brand, language }) => {
    const { sum, wallets } = await walletsOf(db, session.memberId, brand, language)
    const { code: currency } = brand.document.currency
    return { sumBalance: toDecimal(sum, currency), currency, wallets }
  })
  serve(app, transferMoney, ({ session, brand, body }) => transfers.transfer(session, brand, body))
  serve(app, listTransfers, ({ session, query }) => transfers.list(session, query))
  serve(app, listTransactions, ({ session, language, query }) => historyOf(db, session, language, query))
}
