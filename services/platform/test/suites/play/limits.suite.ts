import { codeOf, credentialOf, type Answer } from '../../rig/caller.ts'
import { said, startTrial } from '../../rig/outside/play.ts'
import { Editor } from '../../rig/people/editor.ts'
import { HOUR_MS, limitPath, type Limited } from '../../rig/people/limited.ts'
import type { Rig } from '../../rig/rig.ts'

/** Limits of members: tighter at once, looser late and after a second confirmation (MEM-09). */
export function limitsSuite(rig: Rig, limited: Limited): void {
  const editor = new Editor(rig)
  const settle = async (orderId: string, how: 'settle' | 'refuse', more: object = {}): Promise<void> => {
    const answer = await editor.call('POST', `deposits/${orderId}/${how}`, {
      why: 'on the statement',
      ...more,
    })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const whole = (list: readonly { what: string }[]): string[] => list.map(({ what }) => what)

  it('a new and a lower limit hold at once; a deposit beyond it is refused with what is left (MEM-02)', async () => {
    expect((await limited.set('deposit', 'day', '2000.00')).status).toBe(200)
    expect((await limited.set('deposit', 'day', '1200.00')).status).toBe(200)
    await limited.demo.begin({ channelId: 'transfer', amount: '400.00' })
    const refused = await limited.demo.ask({ channelId: 'transfer', amount: '801.00' })
    expect([...said(refused), refused.body.data]).toEqual([
      422,
      'deposit_limit',
      'amount',
      expect.objectContaining({ period: 'day', limit: '1200.00', left: '800.00', currency: 'THB' }),
    ])
    expect(await limited.limit('deposit', 'day')).toMatchObject({
      amount: '1200.00',
      used: '400.00',
      waiting: null,
    })
  })

  it('two deposits at once do not both find the same rest', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => limited.demo.ask({ channelId: 'transfer', amount: '450.00' })),
    )
    expect(answers.map(codeOf).toSorted()).toEqual(['200', 'deposit_limit', 'deposit_limit'])
  })

  it('what was credited goes on counting, what was refused does not; the statement shows what was credited', async () => {
    const { value } = (await limited.call('GET', '/wps/relay/deposits')).body
    const [second, first]: { orderId: string; amount: string }[] = value.deposits
    expect([first?.amount, second?.amount]).toEqual(['400.00', '450.00'])
    const paidIn = async () =>
      Number((await limited.call('GET', '/wps/member/play/activity?range=day')).body.value.deposits)
    const before = await paidIn()
    await settle(first?.orderId ?? '', 'settle', { amount: '400.00' })
    expect((await limited.limit('deposit', 'day')).used).toBe('850.00')
    await settle(second?.orderId ?? '', 'refuse')
    expect((await limited.limit('deposit', 'day')).used).toBe('400.00')
    expect(await paidIn()).toBe(before + 400)
  })

  it('a higher limit waits, however often it is requested, needs a second yes, and lapses without one', async () => {
    await limited.set('deposit', 'day', '1800.00')
    const first = (await limited.limit('deposit', 'day')).waiting
    expect([first?.amount, (await limited.limit('deposit', 'day')).amount]).toEqual(['1800.00', '1200.00'])
    await limited.pass(12 * HOUR_MS)
    await limited.signIn()
    await limited.set('deposit', 'day', '1800.00')
    expect((await limited.limit('deposit', 'day')).waiting).toEqual(first)
    expect(said(await limited.call('POST', `${limitPath('deposit', 'day')}/confirm`))).toEqual([
      409,
      'limit_cooling',
    ])
    // Something else begins the wait anew: it never becomes shorter.
    await limited.set('deposit', 'day', null)
    const second = (await limited.limit('deposit', 'day')).waiting
    expect(Date.parse(second?.readyAt ?? '')).toBeGreaterThan(Date.parse(first?.readyAt ?? ''))
    await limited.pass(24 * HOUR_MS)
    await limited.signIn()
    expect((await limited.limit('deposit', 'day')).amount).toBe('1200.00')
    expect((await limited.call('POST', `${limitPath('deposit', 'day')}/confirm`)).status).toBe(200)
    expect(await limited.limit('deposit', 'day')).toMatchObject({ amount: null, waiting: null })
    await limited.set('deposit', 'day', '1400.00')
    await limited.set('deposit', 'day', '1600.00')
    await limited.pass(24 * HOUR_MS + 73 * HOUR_MS)
    await limited.signIn()
    expect(said(await limited.call('POST', `${limitPath('deposit', 'day')}/confirm`))).toEqual([
      404,
      'limit_unknown',
      'kind',
    ])
    expect(await limited.limit('deposit', 'day')).toMatchObject({ amount: '1400.00', waiting: null })
    const { list } = (await limited.call('GET', '/wps/member/play/history')).body.value
    expect(list.map(({ what }: { what: string }) => what).toReversed()).toEqual([
      'set',
      'lowered',
      'raise-asked',
      'raise-asked',
      'raised',
      'set',
      'raise-asked',
    ])
  })

  it('what waits ends with a lower limit, with the present one, and when it is given up; the brand says how long it waits (PLT-08)', async () => {
    await limited.set('loss', 'month', '500.00')
    const waits = async () => (await limited.limit('loss', 'month')).waiting
    const ends: [string, () => Promise<Answer>][] = [
      ['given up', () => limited.call('DELETE', `${limitPath('loss', 'month')}/waiting`)],
      ['the present one', () => limited.set('loss', 'month', '500.00')],
      ['a lower one', () => limited.set('loss', 'month', '450.00')],
    ]
    await editor.change('play-rules', 'lotus', { coolingHours: 48 })
    for (const [how, end] of ends) {
      await limited.set('loss', 'month', '900.00')
      const waiting = await waits()
      expect([how, Date.parse(waiting?.readyAt ?? '') - Date.parse(waiting?.askedAt ?? '')]).toEqual([
        how,
        48 * HOUR_MS,
      ])
      await end()
      expect([how, await waits()]).toEqual([how, null])
      const late = await limited.call('POST', `${limitPath('loss', 'month')}/confirm`)
      expect([how, codeOf(late)]).toEqual([how, 'limit_unknown'])
    }
    expect((await limited.care()).coolingHours).toBe(48)
    await editor.change('play-rules', 'lotus', { coolingHours: 24 })
    expect(await limited.limit('loss', 'month')).toMatchObject({ amount: '450.00' })
    const page = async (more: string) =>
      (await limited.call('GET', `/wps/member/play/history?limit=5${more}`)).body.value
    const first = await page('')
    expect(whole(first.list)).toEqual([
      'lowered',
      'raise-asked',
      'raise-asked',
      'raise-dropped',
      'raise-asked',
    ])
    // Page by page nothing is twice and nothing is missing.
    const next = await page(`&cursor=${encodeURIComponent(first.nextCursor)}`)
    const all = (await limited.call('GET', '/wps/member/play/history?limit=50')).body.value.list
    expect([...first.list, ...next.list]).toEqual(all.slice(0, 10))
  })

  it('what is no limit is refused, and changes nothing (PLT-03)', async () => {
    const before = await limited.care()
    for (const [kind, period, amount] of [
      ['deposit', 'round', '10.00'],
      ['stake', 'month', '10.00'],
      ['deposit', 'day', '0.00'],
      ['deposit', 'day', '10.123'],
      ['time', 'day', '10.00'],
      ['time', 'day', '0'],
    ] as const)
      expect([kind, period, amount, codeOf(await limited.set(kind, period, amount))]).toEqual([
        kind,
        period,
        amount,
        'invalid_input',
      ])
    expect(await limited.care()).toEqual(before)
  })

  it('operators set what is tighter; the member’s own is never looser for it (PLT-09)', async () => {
    const put = (amount: string | null) =>
      editor.call('PUT', 'care/lotus/lotus.demo/limit', {
        kind: 'deposit',
        period: 'day',
        amount,
        why: 'requested',
      })
    await put('5000.00')
    expect(await limited.limit('deposit', 'day')).toMatchObject({ amount: '1400.00', house: '5000.00' })
    await put('300.00')
    expect(await limited.limit('deposit', 'day')).toMatchObject({ amount: '300.00', own: '1400.00' })
    expect(codeOf(await limited.demo.ask({ channelId: 'transfer', amount: '301.00' }))).toBe('deposit_limit')
    await put(null)
    expect(await limited.limit('deposit', 'day')).toMatchObject({ amount: '1400.00', house: null })
    // The member reads that it was the house, not who.
    const { list } = (await limited.call('GET', '/wps/member/play/history?limit=3')).body.value
    expect(list).toMatchObject([
      { what: 'house-removed', by: 'house', amount: null },
      { what: 'house-set', by: 'house', amount: '300.00' },
      { what: 'house-set', by: 'house', amount: '5000.00' },
    ])
  })

  it('who plays for free has nothing to limit, and nothing to keep away from', async () => {
    const credential = credentialOf(await startTrial(rig, '203.0.113.77'))
    const calls: [string, string, object?][] = [
      ['GET', '/wps/member/play'],
      ['PUT', limitPath('deposit', 'day'), { amount: '10.00' }],
      ['PUT', '/wps/member/play/reality-check', { every: 10 }],
      ['POST', '/wps/member/play/clock'],
      ['POST', '/wps/member/play/exclusion', { kind: 'time-out', hours: 24 }],
    ]
    for (const [method, at, body] of calls)
      expect([at, codeOf(await rig.caller.call(method, at, { credential, body }))]).toEqual([
        at,
        'trial_refused',
      ])
  })
}
