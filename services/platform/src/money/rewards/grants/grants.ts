import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requirePlay } from '#care/index'
import { retrying } from '#db/retrying'
import type { Session } from '#identity/index'
import { requireAdmission } from '#money/incoming/admit-funds'
import { lockMember } from '#money/ledger/accounts.repository'
import { entryIdOf } from '#money/ledger/entry-id'
import { Ledger } from '#money/ledger/ledger'
import { GRANT_STATES } from '#money/rewards/grants/grant-states'
import { selectGrant, updateGrant, type GrantRow } from '#money/rewards/grants/repository'

/** Rewards that members claim: each is paid once, in the transaction that says so (MEM-05). */
export class Grants {
  readonly #platform: Platform
  readonly #ledger: Ledger
  constructor(platform: Platform) {
    this.#platform = platform
    this.#ledger = new Ledger(platform)
  }

  /**
   * Pays an own reward; what was claimed before is answered again. Throws ApiError `trial_refused`, `grant_unknown`,
   * `grant_closed`.
   */
  async claim({ memberId, type }: Session, id: string): Promise<GrantRow> {
    if (isFreePlay(type)) throw new ApiError('trial_refused')
    const { clock, db, eventPublisher, turns } = this.#platform
    const row = await turns.run(memberId, () =>
      retrying(() =>
        db.transaction().execute(async (tx) => {
          await lockMember(tx, memberId)
          await requirePlay(tx, memberId, clock.now())
          const grant = await selectGrant(tx, id, true)
          if (grant?.member_id !== memberId || grant.state === 'proposed')
            throw new ApiError('grant_unknown', { field: 'id' })
          if (grant.state === 'claimed') return grant
          const now = clock.now()
          const state = GRANT_STATES.next('claim', grant.state, 'member')
          if (state === undefined || (grant.expires_at !== null && grant.expires_at <= now))
            throw new ApiError('grant_closed', { field: 'id' })
          const entryId = entryIdOf('grant', id)
          const { amount, currency, merchant } = grant
          const funds = { kind: 'gift', merchant, memberId, currency, amount } as const
          await this.#ledger.post(tx, {
            id: entryId,
            merchant,
            kind: 'gift',
            currency,
            admission: await requireAdmission(tx, { ...funds, now }),
            postings: [
              { account: { memberId, wallet: 'MAIN' }, amount },
              { account: { wallet: 'HOUSE' }, amount: -amount },
            ],
          })
          const set = { state, claimed_at: now, entry_id: entryId }
          await updateGrant(tx, id, set)
          return { ...grant, ...set }
        }),
      ),
    )
    eventPublisher.publish({ topic: 'balance', merchant: row.merchant, id: memberId })
    return row
  }
}
