import { Caller } from '../../services/platform/test/rig/caller.ts'
import { operate } from './canary.ts'
import { PIN } from './payment-password.ts'
import type { Site } from './sites.ts'

const PASSWORD = 'Lotus-2026!'
/** The same each time, so that a site that is filled twice has them once. */
const idOf = (place: number): string => `5e1f0001-0000-4000-8000-${String(place).padStart(12, '0')}`
/** An account of the examples that no journey plays with. */
const CLOSED = '/members/lotus/lotus.closed'

type Call = (method: string, path: string, body: object) => Promise<void>

/** What operators have to do with members' money: an order that waits, a withdrawal, an adjustment, a note, a freeze, limits, checks of the books. */
export async function fillMoney(site: Site): Promise<void> {
  const caller = new Caller(site.origin('lotus'))
  const credential = await caller.credential('lotus.agent', PASSWORD)
  const call: Call = async (method, path, body) => {
    const { body: answer, status } = await caller.call(method, path, { credential, body })
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(answer)}`)
  }
  await withdraw(call)
  await call('POST', '/wps/relay/deposit', { orderId: idOf(22), channelId: 'transfer', amount: '1200.00' })
  const wallet = { merchant: 'lotus', account: 'lotus.agent', walletId: 'MAIN' }
  for (const [place, direction, amount, why] of [
    [1, 'give', '75.50', 'A round that its provider lost on 24 November, ticket 4711'],
    [2, 'take', '20.00', 'Credited twice by hand'],
  ] as const)
    await operate(site, '/adjustments', { id: idOf(place), ...wallet, direction, amount, why })
  await operate(site, `${CLOSED}/notes`, {
    id: idOf(3),
    text: 'Called about a slip of 23 November; waits for the bank.',
  })
  await operate(site, `${CLOSED}/freeze`, {
    parts: ['play', 'withdrawal'],
    why: 'A chargeback is under way',
  })
  for (const [place, kind] of ['ledger', 'deposits', 'rounds'].entries())
    await operate(site, '/book-checks', { id: idOf(10 + place), kind })
}

async function withdraw(call: Call): Promise<void> {
  const cardId = idOf(20)
  // Where it is set already, it is this one.
  await call('PUT', '/wps/member/paymentPassword', {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
  }).catch(() => undefined)
  await call('PUT', '/wps/member/bankCard', {
    cardId,
    bankId: 'kbank',
    number: '4444447010',
    holder: 'Somchai Jaidee',
    paymentPassword: PIN,
  })
  await call('POST', '/wps/transaction/withdraw', {
    orderId: idOf(21),
    cardId,
    amount: '500.00',
    paymentPassword: PIN,
  })
}
