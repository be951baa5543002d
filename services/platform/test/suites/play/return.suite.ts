import { codeOf, credentialOf } from '../../rig/caller.ts'
import { Editor } from '../../rig/people/editor.ts'
import { exclude, MONTHS, TIME_OUT } from '../../rig/people/kept-away.ts'
import { FIRST, freshPayee, newMember } from '../../rig/people/member.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Money that comes while a member keeps away, and how they come back (MEM-09). */
export function returnSuite(rig: Rig): void {
  const editor = new Editor(rig)
  afterEach(() => rig.moveClock(0))

  it('money that was on its way stays apart, is not credited by an operator either, and is theirs after the time-out (MEM-02)', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const payer = new Withdrawer(rig, 'lotus', member.credential)
    const { promotions } = (await payer.call('GET', '/wps/relay/deposit/channels')).body.value
    const [{ promotionId }] = promotions
    const order = await payer.begin({ channelId: 'transfer', promotionId })
    await exclude(rig.caller, member.credential, TIME_OUT)
    const settle = () =>
      editor.call('POST', `deposits/${order.orderId}/settle`, {
        amount: order.amount,
        why: 'seen on the statement',
      })
    const held = { state: 'checking', held: 'self_excluded', credited: null, unclaimed: order.amount }
    expect((await settle()).body.value).toMatchObject(held)
    expect(codeOf(await settle())).toBe('self_excluded')
    await rig.moveClock(DAY_MS)
    expect((await settle()).body.value).toMatchObject({ state: 'paid', held: null, credited: order.amount })
    const credential = credentialOf(await member.person.login(member.name, FIRST))
    const { wallets } = (await rig.caller.get('/wps/wallets/gcs', { credential })).body.value
    const of = (kind: string): string =>
      wallets.find((one: { kind: string }) => one.kind === kind)?.balance ?? '0.00'
    // The bonus that was promised with the deposit comes with it, now that the member may play.
    expect([wallets[0].balance, of('bonus')]).toEqual([order.amount, '250.00'])
  })

  it('the time of a bonus is paused in a time-out, and a self-exclusion ends it (MEM-02)', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const payer = new Withdrawer(rig, 'lotus', member.credential)
    const { promotions } = (await payer.call('GET', '/wps/relay/deposit/channels')).body.value
    const [{ promotionId }] = promotions
    const order = await payer.begin({ channelId: 'transfer', promotionId })
    const settle = { amount: order.amount, why: 'seen on the statement' }
    await editor.call('POST', `deposits/${order.orderId}/settle`, settle)
    const bonus = async () =>
      (await editor.call('GET', `bonuses?account=${member.name}`)).body.value.list[0] as {
        state: string
        expiresAt: string
      }
    const before = await bonus()
    expect(before.state).toBe('active')
    const days = 42
    await exclude(rig.caller, member.credential, { kind: 'time-out', hours: days * 24 })
    await rig.moveClock((days + 1) * DAY_MS)
    const job = (await editor.call('GET', 'jobs?kind=bonus&limit=200')).body.value.list
    for (const { id } of job) await editor.call('POST', `jobs/${String(id)}/run`)
    const back = await member.person.login(member.name, FIRST)
    expect(codeOf(back)).toBe('200')
    await new Promise((resolve) => setTimeout(resolve, 3 * SECOND_MS))
    const after = await bonus()
    expect([
      after.state,
      Math.round((Date.parse(after.expiresAt) - Date.parse(before.expiresAt)) / DAY_MS),
    ]).toEqual(['active', days])
    await exclude(rig.caller, credentialOf(back), MONTHS)
    expect(await bonus()).toMatchObject({ state: 'forfeited', endedBy: 'site', why: 'self-exclusion' })
    expect((await editor.call('GET', 'ledger/verify?whole=1')).body.value.fault).toBeNull()
  })

  it('comes back from a time-out with its end, and from a self-exclusion on request and a day later', async () => {
    const member = await newMember(rig, { payeeName: freshPayee() })
    const again = () => member.person.login(member.name, FIRST)
    await exclude(rig.caller, member.credential, TIME_OUT)
    await rig.moveClock(DAY_MS - 60 * SECOND_MS)
    expect(codeOf(await again())).toBe('self_excluded')
    await rig.moveClock(DAY_MS)
    const back = await again()
    expect(codeOf(back)).toBe('200')
    const cookie = /MC_SID=([^;]*)/.exec(back.headers.get('set-cookie') ?? '')?.[1] ?? ''
    await exclude(rig.caller, { token: String(back.body.value.token), cookie }, MONTHS)
    // What an operator sets beside it ends nothing sooner.
    const shorter = { kind: 'time-out', hours: 24, why: 'a shorter time' }
    expect((await editor.call('POST', `care/lotus/${member.name}/exclusion`, shorter)).status).toBe(200)
    await rig.moveClock(3 * DAY_MS)
    expect((await again()).body.data?.['kind']).toBe('exclusion')
    await rig.moveClock(DAY_MS + 170 * DAY_MS)
    expect((await again()).body.data).not.toHaveProperty('ticket')
    await rig.moveClock(DAY_MS + 190 * DAY_MS)
    const over = await again()
    expect([codeOf(over), typeof over.body.data?.['ticket']]).toEqual(['self_excluded', 'string'])
    // The ticket is good for a quarter of an hour.
    await rig.moveClock(DAY_MS + 190 * DAY_MS + 16 * 60 * SECOND_MS)
    const late = { body: { ticket: over.body.data?.['ticket'] } }
    expect(codeOf(await rig.caller.call('POST', '/wps/member/play/return', late))).toBe('return_invalid')
    await rig.moveClock(DAY_MS + 190 * DAY_MS)
    const ask = (ticket: unknown, merchant = 'lotus') =>
      rig.caller.call('POST', '/wps/member/play/return', { merchant, body: { ticket } })
    expect(codeOf(await ask('made up'))).toBe('return_invalid')
    expect(codeOf(await ask(over.body.data?.['ticket'], 'coral'))).toBe('return_invalid')
    expect(codeOf(await ask(over.body.data?.['ticket']))).toBe('200')
    await rig.moveClock(DAY_MS + 190 * DAY_MS + 23 * HOUR_MS)
    const waiting = await again()
    expect([codeOf(waiting), typeof waiting.body.data?.['opensAt']]).toEqual(['self_excluded', 'string'])
    await rig.moveClock(DAY_MS + 191 * DAY_MS + HOUR_MS)
    expect(codeOf(await again())).toBe('200')
  })
}
