import { randomUUID } from 'node:crypto'
import { Caller } from '../../services/platform/test/rig/caller.ts'
import { operate } from './canary.ts'
import type { Site } from './sites.ts'

const PASSWORD = 'Lotus-2026!'
const PIN = '481920'
/** An account of the examples that nobody plays with. */
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
  await pay(call)
  const asked = { merchant: 'lotus', account: 'lotus.agent', walletId: 'MAIN' }
  for (const [direction, amount, why] of [
    ['give', '75.50', 'A round that its provider lost on 24 November, ticket 4711'],
    ['take', '20.00', 'Credited twice by hand'],
  ] as const)
    await operate(site, '/adjustments', { id: randomUUID(), ...asked, direction, amount, why })
  await operate(site, `${CLOSED}/notes`, {
    id: randomUUID(),
    text: 'Called about a slip of 23 November; waits for the bank.',
  })
  await operate(site, `${CLOSED}/freeze`, { parts: ['play', 'withdrawal'], why: 'A chargeback is under way' })
  for (const kind of ['ledger', 'deposits', 'rounds'])
    await operate(site, '/book-checks', { id: randomUUID(), kind })
}

async function withdraw(call: Call): Promise<void> {
  const cardId = randomUUID()
  await call('PUT', '/wps/member/paymentPassword', {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
  })
  await call('PUT', '/wps/member/bankCard', {
    cardId,
    bankId: 'kbank',
    number: '4444447010',
    holder: 'Somchai Jaidee',
    paymentPassword: PIN,
  })
  await call('POST', '/wps/transaction/withdraw', {
    orderId: randomUUID(),
    cardId,
    amount: '500.00',
    paymentPassword: PIN,
  })
}

async function pay(call: Call): Promise<void> {
  for (const [channelId, amount] of [
    ['transfer', '1200.00'],
    ['qr', '500.00'],
  ])
    await call('POST', '/wps/relay/deposit', { orderId: randomUUID(), channelId, amount })
}
