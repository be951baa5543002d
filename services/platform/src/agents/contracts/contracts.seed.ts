import type { ContractTerms } from '@site/shared-api/contract/agent-fields'
import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import { dayFrom } from '#start/seed/day'

interface Offer {
  merchant: string
  account: string
  terms: ContractTerms
  /** Accepted so many days ago; without it the offer waits. */
  acceptedDay?: number
  /** Since when it holds no more. */
  endedDay?: number
}

const tier = (least: string, rate: number, leastActive = 0) => ({ least, leastActive, rate })

/** Contracts of example agents: what holds, and what they have not answered yet (SHL-31). */
const OFFERS: readonly Offer[] = [
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    terms: { kind: 'hourly', tiers: [tier('500.00', 20), tier('5000.00', 40, 2)] },
    acceptedDay: -20,
  },
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    terms: { kind: 'daily', tiers: [tier('2000.00', 50)] },
    acceptedDay: -60,
    endedDay: -2,
  },
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    terms: {
      kind: 'daily',
      tiers: [tier('2000.00', 50, 1), tier('10000.00', 80, 3), tier('50000.00', 100, 5)],
    },
  },
  {
    merchant: 'lotus',
    account: 'lotus.agent',
    terms: {
      kind: 'dividend',
      period: 'half-month',
      tiers: [tier('1000.00', 500, 1), tier('20000.00', 1000, 5)],
    },
  },
  {
    merchant: 'coral',
    account: 'coral.agent',
    terms: { kind: 'daily', tiers: [tier('1000.00', 60, 1)] },
    acceptedDay: -12,
  },
  {
    merchant: 'coral',
    account: 'coral.agent',
    terms: { kind: 'hourly', tiers: [tier('2000.00', 250)] },
  },
]
const OFFERED_DAY = -2
const DAYS_TO_ANSWER = 30

async function seedContracts(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  const now = deps.clock.now()
  const dayText = (days: number): string => dayFrom(now, days).toISOString().slice(0, 10)
  const versions = new Map<string, number>()
  for (const { acceptedDay, account, endedDay, merchant, terms } of OFFERS) {
    const key = `${account} ${terms.kind}`
    const version = (versions.get(key) ?? 0) + 1
    versions.set(key, version)
    const member = await db
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', merchant)
      .where('account', '=', account)
      .executeTakeFirst()
    if (!member) continue
    const offered = acceptedDay === undefined ? OFFERED_DAY : acceptedDay - 1
    await db
      .insertInto('contract_offers')
      .values({
        id: deps.randomness.uuid(),
        merchant,
        member_id: member.id,
        upline_id: null,
        kind: terms.kind,
        version,
        offered_by: 'brand',
        state: acceptedDay === undefined ? 'offered' : endedDay === undefined ? 'accepted' : 'ended',
        terms: toJson(terms),
        effective_from: dayText(offered + 1),
        ended_on: endedDay === undefined ? null : dayText(endedDay),
        note: null,
        why: null,
        answers: null,
        offered_at: dayFrom(now, offered),
        expires_at: dayFrom(now, offered + DAYS_TO_ANSWER),
        answered_at: acceptedDay === undefined ? null : dayFrom(now, acceptedDay),
        answer: acceptedDay === undefined ? null : 'accepted',
      })
      .execute()
  }
}

export const seed: Seed = { after: ['members'], run: seedContracts }
