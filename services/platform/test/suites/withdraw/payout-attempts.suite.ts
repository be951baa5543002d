import type { ConsoleWithdrawalDetail } from '@site/shared-api/contract/withdraw-console'
import type { OpnCompany, Transfer } from '../../rig/outside/opn-company.ts'
import { said } from '../../rig/outside/play.ts'
import { Editor } from '../../rig/people/editor.ts'
import { inPerson } from '../../rig/people/local-owner.ts'
import { Payer, Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const HOUR_MS = 3_600_000
const WHERE = 'Statement of 26 November, line 14'

/** Payouts at a payment company that loses answers, forgets keys and refuses: each is sent once, and each ends (MEM-03, PLT-09). */
export function payoutAttemptsSuite(rig: Rig, company: OpnCompany): void {
  let payer: Payer
  let second: Payer
  let member: Withdrawer
  let card: string
  beforeAll(async () => {
    const editor = new Editor(rig)
    const rules = {
      provider: 'opn',
      mostPerDay: 60,
      mostAmountPerDay: '1000000.00',
      twoPeopleFrom: '40000.00',
    }
    await editor.change('withdraw-rules', 'lotus', rules)
    payer = new Payer(editor)
    second = new Payer(await Editor.signedIn(rig, 'second-payer', 'payments'))
    member = await Withdrawer.signIn(rig, 'lotus.agent')
    card = await member.ready('7010')
  })
  beforeEach(() => {
    company.isSilent = false
    company.paysAtOnce = true
    company.requests.length = 0
    for (const moods of Object.values(company.moods)) moods.length = 0
  })
  afterEach(async () => expect(await payer.faults()).toEqual([]))

  const become = (id: string, state: ConsoleWithdrawalDetail['state']): Promise<ConsoleWithdrawalDetail> =>
    until(async () => {
      const found = await payer.withdrawal(id)
      return found.state === state ? found : undefined
    }, `the withdrawal becoming ${state}`)
  const approved = async (amount: string): Promise<string> => {
    const { orderId } = await member.take(card, { amount })
    expect((await payer.approve(orderId)).status).toBe(200)
    return orderId
  }
  const sent = (count = 1): Promise<true> =>
    until(async () => (company.sendsOf('transfers') >= count ? true : undefined), 'a transfer being sent')
  const unknown = (id: string): Promise<ConsoleWithdrawalDetail> =>
    until(async () => {
      const found = await payer.withdrawal(id)
      return found.outcomeNeeded ? found : undefined
    }, 'a payout without an outcome')
  const ask = (id: string) => payer.do('POST', `withdrawals/${id}/ask`)
  /** The payer in person: a token is no second person. */
  const say = async (who: Payer, id: string, outcome: 'paid' | 'not_paid', more: object = {}) => {
    const person = who === payer ? new Payer(new Editor(rig, await inPerson(rig))) : who
    return await person.do('POST', `withdrawals/${id}/outcome`, { outcome, evidence: WHERE, ...more })
  }

  it('pays once where the answers are lost, the company forgets the key, and an operator asks (MEM-03, PLT-09)', async () => {
    company.moods.transfers.push('lose')
    company.isSilent = true
    const id = await approved('510.00')
    await sent()
    company.forgetKeys()
    expect((await ask(id)).status).toBe(503)
    company.isSilent = false
    expect((await ask(id)).status).toBe(200)
    expect((await become(id, 'paid')).disputed).toBe('0.00')
    expect([company.transfersOf(id).length, company.sendsOf('transfers')]).toEqual([1, 1])
  })

  it('pays once where the first transfer’s own callback comes a day late, and adopts its reference (MEM-03)', async () => {
    company.moods.transfers.push('lose')
    company.isSilent = true
    const id = await approved('511.00')
    await sent()
    const [first] = company.transfersOf(id)
    company.forgetKeys()
    await rig.moveClock(25 * HOUR_MS)
    company.isSilent = false
    expect(await company.webhook(rig.platform.url, first as Transfer, { at: rig.now })).toBe('200')
    const { reference } = await become(id, 'paid')
    expect(reference).toBe(first?.id)
    await rig.moveClock(0)
    expect([company.transfersOf(id).length, company.sendsOf('transfers')]).toEqual([1, 1])
  })

  it('gives a refused payout back to operators, who refuse it or have it paid anew (MEM-03, PLT-09)', async () => {
    const before = await member.cash()
    company.moods.recipients.push('refuse')
    const id = await approved('512.00')
    const waiting = await become(id, 'waiting')
    expect(waiting.events.map(({ what }) => what)).toContain('not-accepted')
    expect(waiting).toMatchObject({ approvals: [], outcomeNeeded: false })
    expect(waiting.attempts).toMatchObject([{ id, state: 'refused', reason: 'invalid_bank_account' }])
    expect((await payer.refuse(id, 'The bank does not know this account.')).body.value.state).toBe('refused')
    expect(await member.cash()).toBe(before)
    company.moods.transfers.push('refuse')
    const anew = await approved('513.00')
    await become(anew, 'waiting')
    expect((await payer.approve(anew)).status).toBe(200)
    const { attempts } = await become(anew, 'paid')
    expect(attempts.map(({ state }) => state)).toEqual(['accepted', 'refused'])
    expect(new Set(attempts.map((one) => one.id)).size).toBe(2)
    expect(company.transfers.filter(({ amount }) => amount === 51_300)).toHaveLength(1)
    expect(await member.cash()).toBe(before - 51_300)
    // The member may give up as well what was not accepted.
    company.moods.transfers.push('refuse')
    const given = await approved('514.00')
    await become(given, 'waiting')
    expect((await member.call('POST', `/wps/transaction/orders/${given}/cancel`)).body.value.state).toBe(
      'cancelled',
    )
    expect(await member.cash()).toBe(before - 51_300)
  })

  it('finds by our id what was accepted and answered with a fault (MEM-03)', async () => {
    company.moods.transfers.push('fault')
    const id = await approved('515.00')
    expect((await become(id, 'paid')).attempts).toMatchObject([{ state: 'accepted' }])
    expect(company.sendsOf('transfers')).toBe(1)
  })

  it('sends again what certainly was not accepted: the company was away, busy, or made no recipient (MEM-03)', async () => {
    company.moods.recipients.push('fault', 'lose')
    company.moods.transfers.push('busy')
    const id = await approved('516.00')
    await become(id, 'paid')
    expect([company.transfersOf(id).length, company.sendsOf('transfers')]).toEqual([1, 2])
    await company.stop()
    const away = await approved('517.00')
    await until(async () => {
      const { list } = (await payer.do('GET', 'jobs?kind=payout&limit=200')).body.value
      return /no connection/.exec(list.find(({ key }: { key: string }) => key === away)?.lastError ?? '')?.[0]
    }, 'a failure that is shown')
    await company.start()
    await become(away, 'paid')
    expect(company.transfersOf(away)).toHaveLength(1)
  })

  it('sends what did not reach the company once it is back, however long it was away (MEM-03, PLT-09)', async () => {
    await company.stop()
    const id = await approved('524.00')
    await until(async () => {
      const [attempt] = (await payer.withdrawal(id)).attempts
      return attempt?.state === 'ready' ? true : undefined
    }, 'an attempt that waits')
    await rig.moveClock(25 * HOUR_MS)
    await company.start()
    await become(id, 'paid')
    await rig.moveClock(0)
    expect(company.transfersOf(id)).toHaveLength(1)
  })

  it('lets an operator take back what was approved and never accepted (PLT-09)', async () => {
    const before = await member.cash()
    await company.stop()
    const id = await approved('518.00')
    await until(async () => {
      const [attempt] = (await payer.withdrawal(id)).attempts
      return attempt?.state === 'ready' ? true : undefined
    }, 'an attempt that waits')
    expect((await payer.refuse(id)).body.value.state).toBe('refused')
    await company.start()
    expect(await member.cash()).toBe(before)
    expect(company.transfersOf(id)).toEqual([])
  })

  it('never sends what is unknown again: two operators say that it was not paid, and it is paid anew (MEM-03, PLT-09)', async () => {
    company.moods.transfers.push('drop')
    const id = await approved('519.00')
    const { attempts, state } = await unknown(id)
    expect([state, attempts.length]).toEqual(['paying', 1])
    for (let i = 0; i < 2; i += 1) expect((await ask(id)).status).toBe(200)
    const { list: jobs } = (await payer.do('GET', 'jobs?kind=payout&limit=200')).body.value
    await payer.do('POST', `jobs/${jobs.find(({ key }: { key: string }) => key === id)?.id}/run`)
    for (const answer of [await payer.approve(id), await payer.refuse(id)])
      expect(said(answer)).toEqual([409, 'withdraw_closed'])
    await rig.moveClock(25 * HOUR_MS)
    expect((await ask(id)).status).toBe(200)
    await rig.moveClock(0)
    expect(company.sendsOf('transfers')).toBe(1)
    const { list } = (await payer.do('GET', 'withdrawals?merchant=lotus&signalled=true&limit=200')).body.value
    expect(list.find((one: { id: string }) => one.id === id)).toMatchObject({ outcomeNeeded: true })
    expect(said(await payer.do('POST', `withdrawals/${id}/outcome`, { outcome: 'not_paid' }))).toEqual([
      400,
      'invalid_input',
      'evidence',
    ])
    expect((await say(payer, id, 'paid')).body.value.attempts).toMatchObject([
      { proposal: { by: 'local', outcome: 'paid' } },
    ])
    // Another outcome is a new proposal; no operator decides alone.
    expect((await say(second, id, 'not_paid')).body.value).toMatchObject({
      state: 'paying',
      outcomeNeeded: true,
    })
    expect(said(await say(second, id, 'not_paid'))).toEqual([409, 'second_person_needed'])
    expect((await say(payer, id, 'not_paid')).body.value).toMatchObject({
      state: 'waiting',
      outcomeNeeded: false,
    })
    expect(said(await say(second, id, 'not_paid'))).toEqual([409, 'withdraw_closed'])
    await payer.approve(id)
    await become(id, 'paid')
    expect(company.transfers.filter(({ amount }) => amount === 51_900)).toHaveLength(1)
    const audit = (await payer.do('GET', `audit?subject=lotus/${id}`)).body.value.list
    expect(audit.map(({ action, actor }: { action: string; actor: string }) => `${actor} ${action}`)).toEqual(
      [
        'local withdrawal.approved',
        'local withdrawal.outcome_decided',
        'second-payer withdrawal.outcome_proposed',
        'local withdrawal.outcome_proposed',
        ...Array.from({ length: 3 }, () => 'local withdrawal.asked'),
        'local withdrawal.approved',
      ],
    )
  })

  it('takes two operators’ word that it was paid, and books it once when the company says so later (MEM-03, PLT-09)', async () => {
    company.moods.transfers.push('lose')
    company.isSilent = true
    const id = await approved('520.00')
    await until(
      async () => (await payer.withdrawal(id)).attempts[0]?.state === 'unknown' || undefined,
      'an unknown payout',
    )
    const [made] = company.transfersOf(id)
    expect((await say(payer, id, 'paid')).status).toBe(200)
    expect((await say(second, id, 'paid')).body.value).toMatchObject({ state: 'paid', outcomeNeeded: false })
    company.isSilent = false
    expect((await ask(id)).body.value).toMatchObject({ state: 'paid', disputed: '0.00', reference: made?.id })
    // Once more, and by a callback as well.
    expect((await ask(id)).body.value.disputed).toBe('0.00')
    expect(await company.webhook(rig.platform.url, made as Transfer)).toBe('200')
    expect((await payer.withdrawal(id)).disputed).toBe('0.00')
    expect(company.sendsOf('transfers')).toBe(1)
  })

  it('believes the company where it proves later that what two operators called unpaid was paid (MEM-03)', async () => {
    company.moods.transfers.push('lose')
    company.isSilent = true
    const id = await approved('521.00')
    await until(
      async () => (await payer.withdrawal(id)).attempts[0]?.state === 'unknown' || undefined,
      'an unknown payout',
    )
    await say(payer, id, 'not_paid')
    expect((await say(second, id, 'not_paid')).body.value.state).toBe('waiting')
    company.isSilent = false
    const [made] = company.transfersOf(id)
    expect(await company.webhook(rig.platform.url, made as Transfer)).toBe('200')
    expect(await payer.withdrawal(id)).toMatchObject({ state: 'paid', disputed: '0.00', reference: made?.id })
    expect(said(await payer.approve(id))).toEqual([409, 'withdraw_closed'])
  })

  it('keeps a callback’s other reference: a company’s second transfer is disputed, one that it does not know is shown (MEM-03, PLT-09)', async () => {
    const id = await approved('522.00')
    await become(id, 'paid')
    const [made] = company.transfersOf(id)
    const invented = { ...(made as Transfer), id: 'trsf_test_invented1' }
    expect(await company.webhook(rig.platform.url, invented)).toBe('404 withdraw_unknown')
    const { events } = await payer.withdrawal(id)
    expect(events.filter(({ what }) => what === 'other-reference')).toMatchObject([
      { detail: { reference: 'trsf_test_invented1', known: made?.id } },
    ])
    expect(await company.webhook(rig.platform.url, company.double(made as Transfer))).toBe('200')
    expect(await payer.withdrawal(id)).toMatchObject({
      state: 'paid',
      disputed: '522.00',
      reference: made?.id,
    })
  })

  it('shows a transfer that fails after it was paid, and gives the money back once two operators saw it come back (PLT-09)', async () => {
    const before = await member.cash()
    const id = await approved('523.00')
    await become(id, 'paid')
    const [made] = company.transfersOf(id)
    company.fail(made as Transfer, 'account_closed')
    expect((await ask(id)).body.value).toMatchObject({ state: 'paid', outcomeNeeded: true })
    expect(await member.cash()).toBe(before - 52_300)
    await say(second, id, 'not_paid')
    expect((await say(payer, id, 'not_paid')).body.value).toMatchObject({
      state: 'returned',
      outcomeNeeded: false,
      disputed: '0.00',
    })
    expect(await member.cash()).toBe(before)
    expect((await ask(id)).body.value).toMatchObject({ state: 'returned', outcomeNeeded: false })
  })
}
