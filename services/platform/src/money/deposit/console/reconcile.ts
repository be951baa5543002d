import type { ValueOf } from '@site/shared-api/contract/call'
import type { reconcileDeposits } from '@site/shared-api/contract/deposit-console'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { selectReceipts } from '#money/deposit/console/repository'
import { toDecimal } from '#money/ledger/money'

const DAY_MS = 24 * 3_600_000
const LONGEST_MS = 31 * DAY_MS
const MOST_TOLD = 500

type Told = ValueOf<typeof reconcileDeposits>

/** Payments that came in a time, ours beside those of their providers' books, a day in memory at a time. */
export async function reconcilePayments(
  { db, payments }: Pick<Platform, 'db' | 'payments'>,
  { from, to }: { from: Date; to: Date },
): Promise<Told> {
  const length = to.getTime() - from.getTime()
  if (length <= 0 || length > LONGEST_MS) throw new ApiError('invalid_input', { field: 'to' })
  const told: Told = { compared: {}, silent: [], differences: [] }
  for (const [provider, { book }] of payments) {
    let compared = 0
    for (let at = from.getTime(); at < to.getTime(); at += DAY_MS) {
      const day = { from: new Date(at), to: new Date(Math.min(at + DAY_MS, to.getTime())) }
      const theirs = new Map<string, string>()
      try {
        for await (const one of book(day.from, day.to))
          theirs.set(one.receiptId, `${toDecimal(one.amount, one.currency)} ${one.currency}`)
      } catch {
        told.silent.push(provider)
        break
      }
      const booked = await selectReceipts(db, provider, day)
      const ours = new Map(
        booked.map((row) => [row.receipt_id, `${toDecimal(row.amount, row.currency)} ${row.currency}`]),
      )
      const ids = new Set([...theirs.keys(), ...ours.keys()])
      compared += ids.size
      for (const receipt of ids) {
        const line = {
          provider,
          receipt,
          ours: ours.get(receipt) ?? null,
          theirs: theirs.get(receipt) ?? null,
        }
        if (line.ours !== line.theirs && told.differences.length < MOST_TOLD) told.differences.push(line)
      }
    }
    told.compared[provider] = compared
  }
  return told
}
