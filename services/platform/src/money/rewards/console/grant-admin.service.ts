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
import { mayHandOutAlone, recordHandout } from '#money/handouts/handouts'
import { parseMinor } from '#money/ledger/money'
import { GRANT_STATES } from '#money/rewards/grants/grant-states'
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
import { requireSecondPerson, type Operator } from '#operations/index'

const DAY_MS = 24 * 60 * 60 * 1000

type GrantInput = BodyOf<typeof makeGrant>

/** Rewards that operators grant: each in the audit log, larger ones by two people (PLT-09). */
export class GrantAdminService {
  readonly #platform: Platform
  constructor(platform: Platform) {
    this.#platform = platform
  }

  /** Once for each id. Throws ApiError `unknown_merchant`, `member_unknown`, `invalid_input`, `self_excluded`, `transaction_conflict`. */
  async make(operator: Operator, input: GrantInput): Promise<ConsoleGrantRow> {
    const by = operator.name
    const { brands, clock, db } = this.#platform
    const brand = await brands.byMerchant(input.merchant)
    if (!brand) throw new ApiError('unknown_merchant', { field: 'merchant' })
    const member = await findForLogin(db, brand.merchant, input.account)
    if (!member || isFreePlay(member.type)) throw new ApiError('member_unknown', { field: 'account' })
    const { code: currency } = brand.document.currency
    const amount = parseMinor(input.amount, currency, 'amount')
    const now = clock.now()
    await requirePlay(db, member.id, now)
    const row = {
      id: input.id,
      merchant: brand.merchant,
      member_id: member.id,
      source: 'operator' as const,
      key: input.id,
      title: input.title,
      amount,
      currency,
      why: input.why,
      granted_by: by,
      granted_at: now,
      expires_at: input.days === null ? null : new Date(now.getTime() + input.days * DAY_MS),
    }
    await db.transaction().execute(async (tx) => {
      const twoPeopleFrom = minorOf((await rulesOf(tx, brand.merchant)).twoPeopleFrom, currency)
      const handout = {
        kind: 'gift',
        merchant: brand.merchant,
        subject: input.id,
        amount,
        twoPeopleFrom,
        now,
      } as const
      const isAlone = await mayHandOutAlone(tx, operator, handout)
      const state = GRANT_STATES.begin(isAlone ? 'open' : 'proposed', 'operator')
      if (await insertGrant(tx, { ...row, state })) {
        if (isAlone) await recordHandout(tx, operator, handout)
        return await this.#note(tx, row, { by, did: isAlone ? 'granted' : 'proposed' })
      }
      const known = await selectGrant(tx, input.id)
      if (known?.member_id !== member.id || known.amount !== amount || known.why !== input.why)
        throw new ApiError('transaction_conflict', { field: 'id' })
    })
    return await this.#read(input.id)
  }

  /** Throws ApiError `grant_unknown`, `grant_closed`, `second_person_needed`. */
  async approve(operator: Operator, id: string): Promise<ConsoleGrantRow> {
    const by = operator.name
    return await this.#change(id, async (tx, grant) => {
      const state = GRANT_STATES.next('approve', grant.state, 'two operators')
      if (state === undefined) throw new ApiError('grant_closed', { field: 'id' })
      const now = this.#platform.clock.now()
      await requireSecondPerson(tx, { first: grant.granted_by ?? '', second: operator, now })
      await updateGrant(tx, id, { state, approved_by: by })
      await this.#note(tx, grant, { by, did: 'approved' })
    })
  }

  /** Throws ApiError `grant_unknown`, `grant_closed`. */
  async takeBack(by: string, id: string, why: string): Promise<ConsoleGrantRow> {
    return await this.#change(id, async (tx, grant) => {
      const state = GRANT_STATES.next('take-back', grant.state, 'operator')
      if (state === undefined) throw new ApiError('grant_closed', { field: 'id' })
      await updateGrant(tx, id, { state })
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
