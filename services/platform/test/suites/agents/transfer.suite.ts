import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import type { Team } from '../../rig/people/team.ts'
import { PIN } from '../../rig/people/withdrawer.ts'

const OWN_PASSWORD = 'Lotus-2026!'

/** Money from an agent to the team (B7, MEM-08). */
export function transferSuite(team: Team): void {
  const { ann, ben, cat, dan, agentConsole, root } = team

  it('transfers to the team by the payment password, once for each id and within the limits of a day (MEM-08)', async () => {
    const secret = { paymentPassword: '918273', password: OWN_PASSWORD }
    await root.call('PUT', '/wps/member/paymentPassword', { ...secret, confirmPaymentPassword: '918273' })
    await agentConsole.rules({
      transferMin: '10.00',
      transferMax: '400.00',
      transfersPerDay: 3,
      transferMostPerDay: '500.00',
    })
    const send = (more: object = {}) =>
      root.call('POST', '/wps/agent/transfer', {
        transferId: randomUUID(),
        account: 'dan11',
        amount: '300.00',
        paymentPassword: '918273',
        ...more,
      })
    const [mine, theirs] = [await root.cash(), await dan.cash()]
    expect(codeOf(await send({ paymentPassword: '000000' }))).toBe('payment_password_wrong')
    const transferId = randomUUID()
    const many = await Promise.all(Array.from({ length: 4 }, () => send({ transferId })))
    expect(many.map(codeOf)).toEqual(['200', '200', '200', '200'])
    expect([await root.cash(), await dan.cash()]).toEqual([mine - 30_000, theirs + 30_000])
    expect(said(await send({ transferId, amount: '301.00' }))).toEqual([
      409,
      'transaction_conflict',
      'transferId',
    ])
    expect(said(await send({ amount: '400.01' }))).toEqual([422, 'amount_bounds', 'amount'])
    expect(said(await send({ amount: '9.99' }))).toEqual([422, 'amount_bounds', 'amount'])
    expect(said(await send({ amount: '200.01' }))).toEqual([409, 'transfer_day_full', 'amount'])
    expect(said(await send({ account: 'lotus.demo' }))).toEqual([404, 'member_unknown', 'account'])
    expect((await send({ amount: '100.00' })).body.value).toMatchObject({ way: 'out', account: 'dan11' })
    // A self-excluded member receives nothing, and the answer does not say why (MEM-09).
    const away = await root.bring('away11')
    const answer = await away.call('POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 })
    expect(codeOf(answer)).toBe('200')
    expect(said(await send({ account: 'away11', amount: '50.00' }))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    // Nor to an account that is closed.
    expect(codeOf(await root.open('shut11'))).toBe('200')
    const freeze = { parts: ['sign-in'], why: 'closed on request' }
    expect(codeOf(await agentConsole.call('POST', 'members/lotus/shut11/freeze', freeze))).toBe('200')
    expect(codeOf(await send({ account: 'shut11', amount: '50.00' }))).toBe('member_unknown')
    expect((await dan.get('/wps/agent/transfers')).list).toMatchObject([
      { way: 'in', account: 'lotus.agent', amount: '100.00' },
      { way: 'in', account: 'lotus.agent', amount: '300.00' },
    ])
    expect((await dan.get('/wps/relay/record?range=today&kind=team-transfer')).list).toHaveLength(2)
    expect(await root.get('/wps/agent/transfer')).toMatchObject({
      on: true,
      countLeft: 1,
      amountLeft: '100.00',
    })
    await agentConsole.rules({
      transfersPerDay: 2,
      transferMostPerDay: '90000000.00',
      transferMax: '90000000.00',
    })
    expect(codeOf(await send({ amount: '10.00' }))).toBe('transfer_day_full')
    await agentConsole.rules({ transfersPerDay: 20 })
    const { balance } = await root.get('/wps/agent/transfer')
    const more = (Number(balance) + 1).toFixed(2)
    expect(codeOf(await send({ amount: more }))).toBe('insufficient_funds')
    // As before a withdrawal, what was paid in is played first.
    await team.deposit(root, '300.00')
    expect(codeOf(await send({ amount: '10.00' }))).toBe('turnover_missing')
    expect((await root.get('/wps/agent/transfer')).turnover).toMatchObject({ required: '300.00' })
    await agentConsole.rules({ transferOn: false })
    expect(codeOf(await send({ amount: '10.00' }))).toBe('feature_unavailable')
    expect(
      codeOf(
        await dan.call('POST', '/wps/agent/transfer', {
          transferId: randomUUID(),
          account: 'cat11',
          amount: '10.00',
          paymentPassword: '918273',
        }),
      ),
    ).toBe('feature_unavailable')
    await team.verify()
  })

  it('sends the least, the most and the last cent of a day, to the team alone; guesses at a payment password have to wait (MEM-06, MEM-08)', async () => {
    await agentConsole.rules({
      transferOn: true,
      transferMin: '10.00',
      transferMax: '100.00',
      transfersPerDay: 4,
      transferMostPerDay: '120.00',
    })
    const tip = await ann.bring('tip11')
    await team.grant(ann, '300.00')
    const ask = (more: object = {}) => ({
      transferId: randomUUID(),
      account: 'tip11',
      amount: '10.00',
      paymentPassword: PIN,
      ...more,
    })
    const send = (more: object = {}) => ann.call('POST', '/wps/agent/transfer', ask(more))
    const needed = await ben.call('POST', '/wps/agent/transfer', ask({ account: 'cat11' }))
    expect(codeOf(needed)).toBe('payment_password_needed')
    expect(codeOf(await tip.call('POST', '/wps/agent/transfer', ask()))).toBe('feature_unavailable')
    // It may have one from before.
    const secret = { password: OWN_PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }
    await ann.call('PUT', '/wps/member/paymentPassword', secret)
    for (const account of ['ann11', 'lotus.agent', 'lotus.ploy'])
      expect(said(await send({ account }))).toEqual([404, 'member_unknown', 'account'])
    for (const amount of ['9.99', '100.01'])
      expect(said(await send({ amount }))).toEqual([422, 'amount_bounds', 'amount'])
    for (const amount of ['10.00', '100.00']) expect(codeOf(await send({ amount }))).toBe('200')
    expect(said(await send({ amount: '10.01' }))).toEqual([409, 'transfer_day_full', 'amount'])
    const transferId = randomUUID()
    expect(codeOf(await send({ transferId }))).toBe('200')
    expect(await tip.cash()).toBe(12_000)
    // Once for each id: not to another receiver, nor by another sender.
    const other = { transferId, account: 'eve11' }
    const conflict = [409, 'transaction_conflict', 'transferId']
    expect(said(await send(other))).toEqual(conflict)
    expect(said(await root.call('POST', '/wps/agent/transfer', ask({ transferId })))).toEqual(conflict)
    expect(codeOf(await send({ transferId }))).toBe('200')
    // By number, with money left of the day.
    await agentConsole.rules({ transfersPerDay: 3, transferMostPerDay: '500.00' })
    expect(said(await send())).toEqual([409, 'transfer_day_full', 'amount'])
    await agentConsole.rules({ transfersPerDay: 20 })
    for (let guess = 0; guess < 5; guess += 1)
      expect(codeOf(await send({ paymentPassword: '000000' }))).toBe('payment_password_wrong')
    expect(codeOf(await send())).toBe('too_many_requests')
    expect(await tip.cash()).toBe(12_000)
    await team.verify()
  })

  it('sends nothing while withdrawals are frozen, or wait after a change of the account (MEM-06, MEM-08, PLT-09)', async () => {
    await agentConsole.rules({
      transferOn: true,
      transferMin: '10.00',
      transferMax: '100.00',
      transfersPerDay: 20,
    })
    await agentConsole.change('security-rules', 'lotus', { coolingHours: 24 })
    await team.grant(cat, '100.00')
    const secret = (paymentPassword: string, more: object) =>
      cat.call('PUT', '/wps/member/paymentPassword', {
        paymentPassword,
        confirmPaymentPassword: paymentPassword,
        ...more,
      })
    expect(codeOf(await secret('702458', { password: OWN_PASSWORD }))).toBe('200')
    const send = async (paymentPassword: string): Promise<string> => {
      const body = { transferId: randomUUID(), account: 'dan11', amount: '10.00', paymentPassword }
      return codeOf(await cat.call('POST', '/wps/agent/transfer', body))
    }
    const changeFreeze = (what: 'freeze' | 'thaw') =>
      agentConsole.call('POST', `members/lotus/cat11/${what}`, { parts: ['withdrawal'], why: 'a chargeback' })
    const isOn = async (): Promise<unknown> => (await cat.get('/wps/agent/transfer')).on
    expect(codeOf(await changeFreeze('freeze'))).toBe('200')
    expect([await isOn(), await send('702458')]).toEqual([false, 'withdrawals_frozen'])
    expect(codeOf(await changeFreeze('thaw'))).toBe('200')
    // What is set for the first time is no change.
    expect([await isOn(), await send('702458')]).toEqual([true, '200'])
    expect(codeOf(await secret(PIN, { oldPaymentPassword: '702458' }))).toBe('200')
    expect(await send(PIN)).toBe('withdraw_cooling')
    const lift = { why: 'it was them' }
    expect(codeOf(await agentConsole.call('POST', 'members/lotus/cat11/cooling/lift', lift))).toBe('200')
    expect(await send(PIN)).toBe('200')
    await agentConsole.change('security-rules', 'lotus', { coolingHours: 0 })
    await team.verify()
  })
}
