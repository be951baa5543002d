import type { Platform } from '#api/platform'
import { reconcilePayments } from '#money/deposit/console/reconcile'
import { Reconciler } from '#money/reconcile/reconcile'
import { MOST_ROWS, type Check, type Day, type DifferingRow } from '#money/report/figures/day'
import { reconcilePayouts } from '#money/withdraw/console/reconcile'

interface Difference {
  readonly provider: string
  readonly id: string
  readonly ours: string | null
  readonly theirs: string | null
}
interface BookComparison {
  readonly compared: number
  readonly isSilent: boolean
  readonly differences: readonly Difference[]
}

/**
 * A brand's day beside the books of the payment companies and the providers of games. Books are of all brands: what differs is this
 * brand's where we know it as such, and where the brand is not known.
 */
export class ProviderBooks {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  async deposits(day: Day): Promise<Check> {
    const comparison = await this.#ask(() => reconcilePayments(this.#platform, spanOf(day)))
    return await this.#check(day, comparison, 'receipt', async (ids) =>
      (
        await this.#platform.db
          .selectFrom('deposit_receipts as r')
          .innerJoin('deposit_orders as o', 'o.id', 'r.order_id')
          .select(['r.receipt_id as id', 'o.merchant'])
          .where('r.receipt_id', 'in', ids)
          .execute()
      ).map(({ id, merchant }) => [id, merchant] as const),
    )
  }

  async withdrawals(day: Day): Promise<Check> {
    const comparison = await this.#ask(() => reconcilePayouts(this.#platform, spanOf(day)))
    return await this.#check(day, comparison, 'receipt', async (ids) =>
      (
        await this.#platform.db
          .selectFrom('payout_receipts as r')
          .innerJoin('withdrawals as w', 'w.id', 'r.withdrawal_id')
          .select(['r.receipt_id as id', 'w.merchant'])
          .where('r.receipt_id', 'in', ids)
          .execute()
      ).map(({ id, merchant }) => [id, merchant] as const),
    )
  }

  /** Rounds that began with the day; undefined where no provider reports rounds. */
  async rounds(day: Day): Promise<Check | undefined> {
    const { db, games } = this.#platform
    if (![...games.all].some(([, { rounds }]) => rounds)) return undefined
    const reconciler = new Reconciler(this.#platform)
    const comparison = await this.#ask(async () => {
      const { compared, differences } = await reconciler.reconcile(spanOf(day))
      return {
        compared,
        silent: [],
        differences: differences.map(({ roundId, ...one }) => ({ ...one, receipt: roundId })),
      }
    })
    return await this.#check(day, comparison, 'round', async (ids) =>
      (
        await db
          .selectFrom('rounds')
          .select(['round_id as id', 'merchant'])
          .where('placed_at', '>=', new Date(day.since.getTime() - AROUND_MS))
          .where('placed_at', '<', new Date(day.before.getTime() + AROUND_MS))
          .where('round_id', 'in', ids)
          .execute()
      ).map(({ id, merchant }) => [id, merchant] as const),
    )
  }

  async #ask(
    ask: () => Promise<{
      compared: Record<string, number>
      silent: string[]
      differences: { provider: string; receipt: string; ours: string | null; theirs: string | null }[]
    }>,
  ): Promise<BookComparison> {
    try {
      const { compared, differences, silent } = await ask()
      return {
        compared: Object.values(compared).reduce((sum, count) => sum + count, 0),
        isSilent: silent.length > 0,
        differences: differences.map(({ receipt: id, ...one }) => ({ id, ...one })),
      }
    } catch {
      // A provider that is away makes no report wait: the report says that there was no answer.
      return { compared: 0, isSilent: true, differences: [] }
    }
  }

  async #check(
    { merchant }: Day,
    { compared, differences, isSilent }: BookComparison,
    kind: 'receipt' | 'round',
    ownersOf: (ids: string[]) => Promise<(readonly [id: string, merchant: string])[]>,
  ): Promise<Check> {
    const ids = [...new Set(differences.map(({ id }) => id))]
    const owners = new Map(ids.length === 0 ? [] : await ownersOf(ids))
    const mine = differences.filter(({ id }) => (owners.get(id) ?? merchant) === merchant)
    return {
      against: 'provider',
      ours: BigInt(compared),
      found: isSilent ? null : BigInt(compared - mine.length),
      agrees: !isSilent && mine.length === 0,
      counts: true,
      rows: mine.slice(0, MOST_ROWS).map(({ id, ours, provider, theirs }): DifferingRow => ({
        kind,
        id: `${provider} ${id}`,
        ours,
        theirs,
      })),
    }
  }
}

const AROUND_MS = 60 * 60 * 1000

const spanOf = ({ before, since }: Day) => ({ from: since, to: before })
