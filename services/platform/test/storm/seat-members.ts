import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { seatMembers } from '#bench/wallet/seats'
import { openDatabase } from '#db/database'
import { hashPassword } from '#identity/hashing/password'
import { updatePaymentPassword } from '#identity/payment-password/repository'
import { rulesOfPromotions, upsertBonusRule } from '#money/bonus/rules/repository'
import * as channels from '#money/deposit/channels/repository'
import { insertGrant } from '#money/rewards/grants/repository'
import * as rewards from '#money/rewards/rules/rules.repository'
import * as withdraw from '#money/withdraw/rules/repository'
import type { GrantSource } from '@site/shared-api/contract/reward'
import { PIN } from './pin.ts'

/**
 * Seats members straight in the database of a platform that does not run: gamblers, and customers who have a payment password
 * and rewards that wait for them. The brand's rules leave room for a storm.
 */
const [gamblers = '64', customers = '0', dataDir = '', databaseUrl] = process.argv.slice(2)
const OPENING = 100_000n
/** They play with stakes of hundreds. */
const OPENING_OF_CUSTOMERS = 3_000_000n
const REWARDS = 40
const REWARD = 1_234n
const FLAGS = { REWCEN3: 1, PTSYS3: 1, MANPLAYREB3: 1, VIPBENEFIT3: 1 }
const merchant = 'coral'
const { db, close } = await openDatabase({ dataDir, databaseUrl })

// What play gives is not for every brand of the examples; here all of it is.
await sql`update brands set document = jsonb_set(document, '{flags}', document->'flags' || ${JSON.stringify(FLAGS)}::jsonb)
  where merchant = ${merchant}`.execute(db)
const rules = await channels.selectRules(db, merchant)
const [promotion = ''] = rules?.promotions ?? []
const bonus = (await rulesOfPromotions(db, { merchant, promotions: [promotion] })).get(promotion)
if (!rules || !bonus) throw new Error('the brand of the examples has no bonus')
await channels.upsertRules(db, merchant, { ...rules, mostOpen: 20, mostPerHour: 10_000 })
// Played for in a round or two, or not within a day.
await upsertBonusRule(db, {
  merchant,
  id: promotion,
  document: { ...bonus, wagerTimes: 3, perMember: 0, days: 1 },
})
await withdraw.upsertRules(db, merchant, {
  ...(await withdraw.selectRules(db, merchant)),
  mostPerDay: 100,
  mostAmountPerDay: '10000000.00',
  twoPeopleFrom: '250.00',
})
await rewards.upsertRules(db, merchant, {
  ...(await rewards.rulesOf(db, merchant)),
  turnoverPerPoint: '1.00',
})

const now = new Date()
const hash = await hashPassword(PIN)
const grant = (memberId: string, source: GrantSource, key: string): Promise<boolean> =>
  insertGrant(db, {
    id: randomUUID(),
    merchant,
    member_id: memberId,
    source,
    key,
    title: { EN: 'Of the storm', TY: 'ของพายุ' },
    amount: REWARD,
    currency: 'PHP',
    state: 'open',
    why: null,
    granted_by: 'storm',
    granted_at: now,
    expires_at: null,
  })
const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(now).slice(0, 7)
const seats = await seatMembers(db, Number(customers), OPENING_OF_CUSTOMERS)
for (const { memberId } of seats) {
  await updatePaymentPassword(db, { memberId, merchant, hash, now })
  await grant(memberId, 'vip-level', 'shell')
  await grant(memberId, 'vip-month', month)
  for (let i = 0; i < REWARDS; i += 1) await grant(memberId, 'operator', `storm-${i}`)
}
const players = await seatMembers(db, Number(gamblers), OPENING)
await close()
process.stdout.write(
  JSON.stringify({
    promotion,
    gamblers: players.map(({ sessionId }) => sessionId),
    openings: [OPENING, OPENING_OF_CUSTOMERS].map(String),
    customers: seats,
  }),
)
process.exit(0)
