import { Caller } from '../../services/platform/test/rig/caller.ts'
import { photo } from '../../services/platform/test/rig/outside/photo.ts'
import { operate } from './canary.ts'
import { consoleOf } from './console.ts'
import { PIN } from './payment-password.ts'
import type { Site } from './sites.ts'

const PASSWORD = 'Lotus-2026!'
/** The same each time, so that a site that is filled twice has them once. */
const idOf = (place: number): string => `5e1f0002-0000-4000-8000-${String(place).padStart(12, '0')}`
/** Members of an example agent's team. */
const SHARER = 'lotus.beam'
const LIMITED = 'lotus.ploy'
const SENDER = 'lotus.fah'
const AWAY = 'lotus.oat'
/** The agent, and a link of theirs. */
const AGENT = 'lotus.agent'
const ENDED_LINK = 'LOTUSAGNT3'

/** What operators have to do with members' harm and papers: limits, a time-out, notes, papers that wait and papers that were requested. */
export async function fillCare(site: Site): Promise<void> {
  const caller = new Caller(site.origin('lotus'))
  const sender = await caller.credential(SENDER, PASSWORD)
  const pictures = [await photo(), await photo()]
  // Papers that wait already are looked at first.
  await caller.call('POST', '/wps/member/identity?document=id-card', { credential: sender, pictures })
  await operate(site, `/identity/lotus/${LIMITED}/ask`, { why: 'The payee has another name' })
  const care = `/care/lotus/${LIMITED}`
  await put(site, `${care}/limit`, {
    kind: 'deposit',
    period: 'day',
    amount: '2000.00',
    why: 'Agreed by phone',
  })
  await operate(site, `${care}/note`, {
    text: 'Called on 24 November: deposits more often than a month ago, and would like a call from us in a week.',
    state: 'watched',
  })
  await operate(site, `${care}/message`, { title: 'How are you?', text: 'Call us whenever you like.' })
  await operate(site, `/care/lotus/${AWAY}/exclusion`, {
    kind: 'time-out',
    hours: 24,
    why: 'Requested by phone',
  })
}

/** What operators have to do with agents: a member with the agent's card, which a run finds, a contract to answer, a payment that was corrected, a transfer, a link that was ended. */
export async function fillAgents(site: Site): Promise<void> {
  const caller = new Caller(site.origin('lotus'))
  const credential = await caller.credential(SHARER, PASSWORD)
  const call = (path: string, body: object) => caller.call('PUT', path, { credential, body })
  // Where they are set already, they are these.
  await call('/wps/member/paymentPassword', {
    paymentPassword: PIN,
    confirmPaymentPassword: PIN,
    password: PASSWORD,
  })
  await call('/wps/member/bankCard', {
    cardId: idOf(1),
    bankId: 'kbank',
    number: '4444447010',
    holder: 'Somchai Jaidee',
    paymentPassword: PIN,
  })
  const period = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const run = { id: idOf(2), merchant: 'lotus', kind: 'daily', period, why: 'The figures came late' }
  await operate(site, '/agent-runs', run)
  const { list } = await operate<{ list: { id: string }[] }>(site, '/agent-pays?merchant=lotus&state=paid')
  if (list[0])
    await operate(site, `/agent-pays/${list[0].id}/correct`, {
      correctionId: idOf(3),
      way: 'add',
      amount: '12.50',
      why: 'A member of the team was counted a day late',
    })
  await giveToTeam(caller)
  const path = `/agent-links?code=${ENDED_LINK}&state=live`
  const links = await operate<{ list: { id: string }[] }>(site, path)
  if (links.list[0])
    await operate(site, `/agent-links/${links.list[0].id}/end`, { why: 'The page it stood on is gone' })
}

/** An agent's transfer to a member of the team. */
async function giveToTeam(caller: Caller): Promise<void> {
  const credential = await caller.credential(AGENT, PASSWORD)
  await caller.call('PUT', '/wps/member/paymentPassword', {
    credential,
    body: { paymentPassword: PIN, confirmPaymentPassword: PIN, password: PASSWORD },
  })
  const body = {
    transferId: idOf(4),
    account: SHARER,
    amount: '250.00',
    paymentPassword: PIN,
    note: 'For the week',
  }
  const answer = await caller.call('POST', '/wps/agent/transfer', { credential, body })
  if (answer.status !== 200) throw new Error(`not transferred: ${answer.status} ${answer.body.code ?? ''}`)
}

async function put(site: Site, path: string, body: object): Promise<void> {
  const answer = await fetch(consoleOf(site, `/wps/operator${path}`), {
    method: 'PUT',
    headers: { Authorization: `Bearer ${site.operatorToken()}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
