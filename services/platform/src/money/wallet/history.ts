import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { LedgerLine } from '@site/shared-api/contract/wallet'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Database } from '#db/database'
import { selectBalances } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import type { Session } from '#identity/index'
import { selectLines, type LineRow } from '#money/wallet/history.repository'
import { isSpendable } from '#money/ledger/account'
import { walletIdOf } from '#money/wallet/wallets'
import { KIND_WORDS, kindOf } from '#money/wallet/words'

/** The last line of the page before. */
const place = z.tuple([z.string().regex(/^\d{1,18}$/)])
const TOP = 9_223_372_036_854_775_807n

interface Page {
  cursor?: string | undefined
  limit: number
  walletId?: string | undefined
}

/** Every line of a member's money, newest first, over all wallets or of one. Throws ApiError `wallet_unknown`. */
export async function historyOf(
  db: Database,
  session: Session,
  language: LanguageCode,
  { cursor, limit, walletId }: Page,
): Promise<{ transactions: LedgerLine[]; nextCursor: string | null }> {
  const [last] = fromCursor(cursor, place) ?? []
  const all = (await selectBalances(db, session.memberId)).filter(({ wallet }) => isSpendable(wallet))
  const accounts = all.filter(({ wallet }) => walletId === undefined || walletIdOf(wallet) === walletId)
  if (accounts.length === 0) {
    if (walletId !== undefined && walletId !== 'MAIN')
      throw new ApiError('wallet_unknown', { field: 'walletId' })
    return { transactions: [], nextCursor: null }
  }
  const before = last === undefined ? TOP : BigInt(last)
  const ids = accounts.map(({ id }) => id)
  const rows = await selectLines(db, ids, { before, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const end = rows.length > limit ? page.at(-1) : undefined
  return {
    transactions: page.map((row) => lineOf(row, language)),
    nextCursor: end ? toCursor([end.id.toString()]) : null,
  }
}

/** A line as its member sees it. */
export function lineOf(row: LineRow, language: LanguageCode): LedgerLine {
  const kind = kindOf(row.kind)
  return {
    id: row.id.toString(),
    at: row.at.toISOString(),
    walletId: walletIdOf(row.wallet),
    kind,
    title: KIND_WORDS[kind][language],
    amount: toDecimal(row.amount, row.currency),
    balanceAfter: toDecimal(row.balance_after, row.currency),
    currency: row.currency,
    nodeId: row.node_id?.toString() ?? null,
    gameName: row.names?.[language] ?? null,
    roundId: row.round_id,
  }
}
