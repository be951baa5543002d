import { randomUUID } from 'node:crypto'
import { codeOf } from '../../rig/caller.ts'
import { said } from '../../rig/outside/play.ts'
import type { Team } from '../../rig/people/team.ts'

const OWN_PASSWORD = 'Lotus-2026!'

/** Money from an agent to the team (B7, MEM-08). */
export function transferSuite(team: Team): void {
  const { dan, desk, root } = team

  it('transfers to the team by the payment password, once for each id and within the limits of a day (MEM-08)', async () => {
    const secret = { paymentPassword: '918273', password: OWN_PASSWORD }
    await root.call('PUT', '/wps/member/paymentPassword', { ...secret, confirmPaymentPassword: '918273' })
    await desk.rules({
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
    // To whoever keeps away from play nothing goes, and nobody is told why (MEM-09).
    const away = await root.bring('away11')
    const asked = await away.call('POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 })
    expect(codeOf(asked)).toBe('200')
    expect(said(await send({ account: 'away11', amount: '50.00' }))).toEqual([
      404,
      'member_unknown',
      'account',
    ])
    // Nor to an account that is closed.
    const freeze = { parts: ['sign-in'], why: 'closed on request' }
    expect(codeOf(await desk.call('POST', 'members/lotus/two11/freeze', freeze))).toBe('200')
    expect(codeOf(await send({ account: 'two11', amount: '50.00' }))).toBe('member_unknown')
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
    await desk.rules({ transfersPerDay: 2, transferMostPerDay: '90000000.00', transferMax: '90000000.00' })
    expect(codeOf(await send({ amount: '10.00' }))).toBe('transfer_day_full')
    await desk.rules({ transfersPerDay: 20 })
    const { balance } = await root.get('/wps/agent/transfer')
    const more = (Number(balance) + 1).toFixed(2)
    expect(codeOf(await send({ amount: more }))).toBe('insufficient_funds')
    // As before a withdrawal, what was paid in is played first.
    await team.deposit(root, '300.00')
    expect(codeOf(await send({ amount: '10.00' }))).toBe('turnover_missing')
    expect((await root.get('/wps/agent/transfer')).turnover).toMatchObject({ required: '300.00' })
    await desk.rules({ transferOn: false })
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
}
