import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { AccountLine, AccountTotals, RecordDays } from '@site/shared-api/contract/record'
import type { LedgerKind, LedgerLine } from '@site/shared-api/contract/wallet'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import { fromCursor, toCursor } from '#api/pages/cursor'
import type { Database } from '#db/database'
import { selectVendorNames } from '#games/index'
import { selectBalances } from '#money/ledger/accounts.repository'
import { toDecimal } from '#money/ledger/money'
import { lineOf } from '#money/wallet/history'
import { isSpendable } from '#money/ledger/account'
import { walletIdOf } from '#money/wallet/wallets'
import { KIND_WORDS, kindOf, nameOfWallet } from '#money/wallet/words'
import {
  selectLine,
  selectOtherLines,
  selectRecordLines,
  sumsOf,
  type KindSum,
} from '#money/record/account/repository'

const place = z.tuple([z.iso.date(), z.string().regex(/^\d{1,18}$/)])

/** Whose money, and in which language it is shown. */
export interface Holder {
  readonly memberId: string
  readonly currency: string
  readonly language: LanguageCode
}

interface Account {
  readonly id: string
  readonly wallet: string
}

/** A member's wallets in the brand's currency, what is held aside not among them; of one only where it is named. Throws ApiError `wallet_unknown`. */
async function accountsOf(
  db: Database,
  { memberId, currency }: Holder,
  walletId?: string,
): Promise<Account[]> {
  const all = (await selectBalances(db, memberId)).filter(
    (account) => account.currency === currency && isSpendable(account.wallet),
  )
  if (walletId === undefined) return all
  const named = all.filter(({ wallet }) => walletIdOf(wallet) === walletId)
  if (named.length === 0 && walletId !== 'MAIN') throw new ApiError('wallet_unknown', { field: 'walletId' })
  return named
}

/** A page of the account record: lines within days, newest first (MEM-04). */
export async function recordLines(
  db: Database,
  holder: Holder,
  days: RecordDays,
  query: {
    kind?: LedgerKind | undefined
    walletId?: string | undefined
    cursor?: string | undefined
    limit: number
  },
): Promise<{ list: LedgerLine[]; nextCursor: string | null }> {
  const after = fromCursor(query.cursor, place)
  const accounts = await accountsOf(db, holder, query.walletId)
  if (accounts.length === 0) return { list: [], nextCursor: null }
  const within = { ...days, memberId: holder.memberId, accountIds: accounts.map(({ id }) => id) }
  const kinds = query.kind === undefined ? undefined : await entryKinds(db, within, query.kind)
  if (kinds?.length === 0) return { list: [], nextCursor: null }
  const rows = await selectRecordLines(db, within, {
    kinds,
    after: after && { day: after[0], line: BigInt(after[1]) },
    limit: query.limit + 1,
  })
  const page = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? page.at(-1) : undefined
  return {
    list: page.map((row) => lineOf(row, holder.language)),
    nextCursor: last ? toCursor([last.day, last.id.toString()]) : null,
  }
}

/** The kinds of entries in a range that members know by one name. */
async function entryKinds(
  db: Database,
  within: Parameters<typeof sumsOf>[1],
  kind: LedgerKind,
): Promise<string[]> {
  const { kinds } = await sumsOf(db, within)
  return kinds.map((sum) => sum.kind).filter((entryKind) => kindOf(entryKind) === kind)
}

/** What those lines come to, by kind, between the balances before and after (MEM-04). */
export async function recordTotals(
  db: Database,
  holder: Holder,
  days: RecordDays,
  walletId: string | undefined,
): Promise<AccountTotals> {
  const { currency, language } = holder
  const [all, accounts, vendors] = [
    await accountsOf(db, holder),
    await accountsOf(db, holder, walletId),
    await selectVendorNames(db),
  ]
  const { opening, kinds } =
    accounts.length === 0
      ? { opening: 0n, kinds: [] }
      : await sumsOf(db, { ...days, accountIds: accounts.map(({ id }) => id) })
  const credit = kinds.reduce((sum, kind) => sum + kind.credit, 0n)
  const debit = kinds.reduce((sum, kind) => sum + kind.debit, 0n)
  const text = (amount: bigint): string => toDecimal(amount, currency)
  return {
    days,
    currency,
    opening: text(opening),
    credit: text(credit),
    debit: text(debit),
    closing: text(opening + credit - debit),
    kinds: byName(kinds).map(({ kind, lines, credit: came, debit: went }) => ({
      kind,
      title: KIND_WORDS[kind][language],
      lines: Number(lines),
      credit: text(came),
      debit: text(went),
    })),
    wallets: all.map(({ wallet }) => ({
      walletId: walletIdOf(wallet),
      name: nameOfWallet(wallet, vendors, language),
    })),
  }
}

/** Kinds of entries that members know by one name are one. */
function byName(sums: readonly KindSum[]): (Omit<KindSum, 'kind'> & { kind: LedgerKind })[] {
  const found = new Map<LedgerKind, Omit<KindSum, 'kind'> & { kind: LedgerKind }>()
  for (const { kind: entryKind, lines, credit, debit } of sums) {
    const kind = kindOf(entryKind)
    const known = found.get(kind) ?? { kind, lines: 0n, credit: 0n, debit: 0n }
    found.set(kind, {
      kind,
      lines: known.lines + lines,
      credit: known.credit + credit,
      debit: known.debit + debit,
    })
  }
  return [...found.values()]
}

/** A line with what it belongs to (MEM-04). Throws ApiError `not_found` for one that is not the member's. */
export async function recordLine(
  db: Database,
  holder: Holder,
  lineId: string,
  timeZone: string,
): Promise<AccountLine> {
  const accountIds = (await accountsOf(db, holder)).map(({ id }) => id)
  const of = { memberId: holder.memberId, accountIds, line: BigInt(lineId) }
  const row = accountIds.length === 0 ? undefined : await selectLine(db, of)
  if (!row) throw new ApiError('not_found', { field: 'lineId' })
  const [others, vendors] = [
    await selectOtherLines(db, { accountIds, entryId: row.entry_id, but: row.id }),
    await selectVendorNames(db),
  ]
  return {
    line: lineOf(row, holder.language),
    timeZone,
    number: row.entry_id,
    reference: row.reference,
    provider: row.provider,
    others: others.map(({ wallet, currency, amount }) => ({
      walletId: walletIdOf(wallet),
      name: nameOfWallet(wallet, vendors, holder.language),
      amount: toDecimal(amount, currency),
    })),
    round: row.round !== null && row.round_at ? { id: row.round, at: row.round_at.toISOString() } : null,
    deposit: row.deposit,
  }
}
