import type { BodyOf } from '@site/shared-api/contract/call'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { makeGrant } from '@site/shared-api/contract/reward-console'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import { requirePlay } from '#care/index'
import { insertAudit } from '#brands/index'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import { findForLogin } from '#identity/index'
import { askedMinor } from '#money/ledger/money'
import {
  insertGrant,
  selectConsoleGrant,
  selectGrant,
  updateGrant,
  type ConsoleGrantRow,
  type GrantRow,
} from '#money/rewards/grants/repository'
import { minorOf } from '#money/rewards/rules/minor'
import { rulesOf } from '#money/rewards/rules/rules.repository'

const DAY_MS = 24 * 60 * 60 * 1000
/** Where a brand has said nothing, two people grant every reward. */
const EVERY = 0n

type Asked = BodyOf<typeof makeGrant>

/** Rewards that operators grant: each in the audit log, larger ones by two people (PLT-09). */
export class GrantDesk {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Once for each id. Throws ApiError `unknown_merchant`, `member_unknown`, `invalid_input`, `self_excluded`, `transaction_conflict`. */
  async make(by: string, asked: Asked): Promise<ConsoleGrantRow> {
    const { brands, clock, db } = this.#platform
    const brand = await brands.byMerchant(asked.merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const member = await findForLogin(db, brand.merchant, asked.account)
    if (!member || isFreePlay(member.type)) throw new ApiError('member_unknown', { field: 'account' })
    const { code: currency } = brand.document.currency
    const amount = askedMinor(asked.amount, currency, 'amount')
    const from = minorOf((await rulesOf(db, brand.merchant)).twoPeopleFrom, currency)
    const now = clock.now()
    await requirePlay(db, member.id, now)
    const row = {
      id: asked.id,
      merchant: brand.merchant,
      member_id: member.id,
      source: 'operator' as const,
      key: asked.id,
      title: asked.title,
      amount,
      currency,
      state: from === EVERY || amount >= from ? ('proposed' as const) : ('open' as const),
      why: asked.why,
      granted_by: by,
      granted_at: now,
      expires_at: asked.days === null ? null : new Date(now.getTime() + asked.days * DAY_MS),
    }
    await db.transaction().execute(async (tx) => {
      if (await insertGrant(tx, row))
        return await this.#note(tx, row, { by, did: row.state === 'open' ? 'granted' : 'proposed' })
      const known = await selectGrant(tx, asked.id)
      if (known?.member_id !== member.id || known.amount !== amount || known.why !== asked.why)
        throw new ApiError('transaction_conflict', { field: 'id' })
    })
    return await this.#read(asked.id)
  }

  /** Throws ApiError `grant_unknown`, `grant_closed`, `second_person_needed`. */
  async approve(by: string, id: string): Promise<ConsoleGrantRow> {
    return await this.#change(id, async (tx, grant) => {
      if (grant.state !== 'proposed') throw new ApiError('grant_closed', { field: 'id' })
      if (grant.granted_by === by) throw new ApiError('second_person_needed')
      await updateGrant(tx, id, { state: 'open', approved_by: by })
      await this.#note(tx, grant, { by, did: 'approved' })
    })
  }

  /** Throws ApiError `grant_unknown`, `grant_closed`. */
  async takeBack(by: string, id: string, why: string): Promise<ConsoleGrantRow> {
    return await this.#change(id, async (tx, grant) => {
      if (grant.state !== 'proposed' && grant.state !== 'open')
        throw new ApiError('grant_closed', { field: 'id' })
      await updateGrant(tx, id, { state: 'taken-back' })
      await this.#note(tx, grant, { by, did: 'taken-back', why })
    })
  }

  async #change(
    id: string,
    work: (tx: Database, grant: GrantRow) => Promise<void>,
  ): Promise<ConsoleGrantRow> {
    await this.#platform.db.transaction().execute(async (tx) => {
      const grant = await selectGrant(tx, id, true)
      if (!grant) throw new ApiError('grant_unknown', { field: 'id' })
      await work(tx, grant)
    })
    return await this.#read(id)
  }

  async #read(id: string): Promise<ConsoleGrantRow> {
    const row = await selectConsoleGrant(this.#platform.db, id)
    if (!row) throw new ApiError('grant_unknown', { field: 'id' })
    return row
  }

  async #note(
    tx: Database,
    {
      amount,
      id,
      member_id: member,
      merchant,
      why: reason,
    }: Pick<GrantRow, 'amount' | 'id' | 'member_id' | 'merchant' | 'why'>,
    { by, did, why = reason }: { by: string; did: string; why?: string | null },
  ): Promise<void> {
    await insertAudit(tx, {
      at: this.#platform.clock.now(),
      actor: by,
      action: `grant.${did}`,
      subject: `${merchant}/${id}`,
      detail: toJson({ member, amount: amount.toString(), why }),
    })
  }
}
