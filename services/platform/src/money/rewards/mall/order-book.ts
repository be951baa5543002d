import type { MallState } from '@site/shared-api/contract/mall'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import { retrying } from '#db/retrying'
import { actorOf } from '#db/states/state-table'
import { givesBack, mayMove } from '#money/rewards/mall/order-life'
import { moveSold, selectOrder, updateOrder, type OrderRow } from '#money/rewards/mall/repository'
import { insertLine, lockAccount } from '#money/rewards/points/repository'

interface Move {
  /** As it was seen. */
  readonly from: MallState
  readonly to: MallState
  readonly by: string
  readonly note?: string | undefined
}

/** How orders go on; what is taken back gives points and stock back with the step, once (MEM-10, PLT-09). */
export class OrderBook {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Throws ApiError `mall_order_unknown`, `mall_order_moved` with its state. */
  move(id: string, { from, to, by, note }: Move): Promise<OrderRow> {
    const { clock, db, randomness } = this.#platform
    return retrying(() =>
      db.transaction().execute(async (tx) => {
        const known = await selectOrder(tx, id)
        if (!known) throw new ApiError('mall_order_unknown', { field: 'id' })
        const { member_id: memberId, merchant } = known
        // The account before the order, in the order in which an exchange of points locks.
        await lockAccount(tx, memberId, merchant)
        const order = (await selectOrder(tx, id, true)) ?? known
        // Sent again while the first call was still under way.
        if (by === 'member' && order.state === to) return order
        if (order.state !== from || !mayMove(from, to, actorOf({ by })))
          throw new ApiError('mall_order_moved', { field: 'from', data: { state: order.state } })
        const now = clock.now()
        const set = {
          state: to,
          changed_at: now,
          changed_by: by,
          ...(note === undefined || note === '' ? {} : { note }),
        }
        await updateOrder(tx, id, set)
        if (givesBack(to)) {
          await moveSold(tx, { merchant, id: order.good_id }, -1)
          await insertLine(tx, {
            id: randomness.uuid(),
            merchant,
            member_id: memberId,
            at: now,
            kind: 'return',
            day: null,
            order_id: id,
            amount: order.points,
          })
        }
        if (by !== 'member')
          await insertAudit(tx, {
            at: now,
            actor: by,
            action: `mall-order.${to}`,
            subject: `${merchant}/${id}`,
            detail: toJson({ before: { state: from }, after: { state: to }, ...(note ? { note } : {}) }),
          })
        return { ...order, ...set }
      }),
    )
  }
}
