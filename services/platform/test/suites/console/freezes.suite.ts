import type { MemberFreeze } from '@site/shared-api/contract/member-admin'
import { openTo } from '../../rig/member-calls.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { Browser } from '../../rig/people/browser.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import type { Rig } from '../../rig/rig.ts'
import { waitForSessionEnd, listenAs } from '../../rig/session-stream.ts'

const PASSWORD = 'Lotus-2026!'
const AT = 'members/lotus/lotus.agent'

/** What an operator closes to a member, and opens again (PLT-09). */
export function freezesSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let agent: Withdrawer
  const freeze = (parts: string[], by = editor, why = 'a chargeback') =>
    by.call('POST', `${AT}/freeze`, { parts, why })
  const thaw = (parts: string[], by = editor) => by.call('POST', `${AT}/thaw`, { parts, why: 'cleared up' })
  const partsOf = ({ body }: Awaited<ReturnType<typeof freeze>>): string[] =>
    body.value.freezes.map(({ part }: MemberFreeze) => part)

  beforeAll(async () => {
    agent = await Withdrawer.signIn(rig, 'lotus.agent')
  })

  it('without sign-in every open session ends in all its tabs, and no sign-in succeeds; undone it does (PLT-09, SHL-34)', async () => {
    const browser = new Browser(rig.caller, '198.51.100.71')
    await browser.login('lotus.agent', PASSWORD)
    const { credential } = browser
    const tabs = [await listenAs(browser, rig.platform.url), await listenAs(browser, rig.platform.url)]
    expect(partsOf(await freeze(['sign-in']))).toEqual(['sign-in'])
    for (const tab of tabs) expect(await waitForSessionEnd(tab)).toEqual({ reason: 'revoked' })
    for (const tab of tabs) await tab.close()
    expect(await openTo(rig.caller, credential, 'revoked')).toEqual([])
    expect(said(await new Browser(rig.caller).login('lotus.agent', PASSWORD))).toEqual([
      403,
      'account_disabled',
    ])
    const profile = (await editor.call('GET', AT)).body.value
    expect(profile.freezes).toEqual([
      { part: 'sign-in', by: 'local', why: 'a chargeback', since: expect.any(String) },
    ])
    expect(partsOf(await thaw(['sign-in']))).toEqual([])
    agent = await Withdrawer.signIn(rig, 'lotus.agent')
    const { list } = (await editor.call('GET', 'audit?subject=lotus/lotus.agent&action=member')).body.value
    expect(
      list.map(({ action }: { action: string }) => action).filter((one: string) => one !== 'member.looked'),
    ).toEqual(['member.thawed', 'member.frozen'])
  })

  it('play alone keeps from games, bets and deposits, and leaves the rest; undone it does not (PLT-09)', async () => {
    const open = await table.open(agent.credential, await table.game({ gameType: 'SLOT', vassalage: 'KIT' }))
    const bet = () =>
      table.call('bet-win', {
        sessionId: open,
        transactionId: table.id(),
        roundId: table.id('r'),
        bet: '1.00',
        win: '1.00',
        currency: 'THB',
      })
    expect(said(await bet())).toEqual([200])
    expect(partsOf(await freeze(['play']))).toEqual(['play'])
    const games = (await agent.call('GET', '/wps/game/list?gameType=SLOT&vassalage=KIT')).body.value.games
    const { gameId, nodeId } = games[0]
    const launch = `/wps/game/launchGame?category=SLOT&vendor=KIT&gameId=${gameId}&nodeId=${nodeId}&freePlay=0`
    expect(said(await agent.call('GET', launch))).toEqual([403, 'play_restricted'])
    expect(said(await agent.ask({ channelId: 'transfer' }))).toEqual([403, 'play_restricted'])
    expect(said(await bet())).toEqual([403, 'play_restricted'])
    expect((await agent.call('GET', '/wps/member/info')).status).toBe(200)
    expect(partsOf(await thaw(['play']))).toEqual([])
    expect((await agent.call('GET', launch)).status).toBe(200)
    expect(said(await bet())).toEqual([200])
  })

  it('withdrawals alone: none is requested, and none that waits is approved (PLT-09, MEM-03)', async () => {
    const card = await agent.ready('7171')
    const order = await agent.take(card)
    expect(partsOf(await freeze(['withdrawal']))).toEqual(['withdrawal'])
    expect(said(await agent.want(card))).toEqual([403, 'withdrawals_frozen'])
    expect((await agent.call('GET', '/wps/transaction/withdraw')).body.value?.on).toBe(false)
    expect(said(await editor.call('POST', `withdrawals/${order.orderId}/approve`))).toEqual([
      403,
      'withdrawals_frozen',
    ])
    await thaw(['withdrawal'])
    expect((await agent.want(card)).status).toBe(200)
    expect((await editor.call('POST', `withdrawals/${order.orderId}/refuse`, { why: 'a test' })).status).toBe(
      200,
    )
  })

  it('whole, twice, by two people at once: what is frozen stays as it is, and roles without the right do nothing (PLT-09, PLT-05)', async () => {
    const all = ['sign-in', 'play', 'withdrawal']
    const answers = await Promise.all([freeze(all), freeze(all, editor, 'another reason')])
    expect(answers.map(partsOf)).toEqual([all, all])
    const profile = (await editor.call('GET', AT)).body.value
    expect(new Set(profile.freezes.map(({ why }: MemberFreeze) => why)).size).toBe(1)
    const payments = await Editor.signedIn(rig, 'freeze-payments', 'payments')
    expect(said(await thaw(all, payments))).toEqual([403, 'feature_unavailable', 'role'])
    expect(said(await editor.call('POST', `${AT}/freeze`, { parts: [], why: 'x' }))).toEqual([
      400,
      'invalid_input',
      'parts',
    ])
    expect(said(await editor.call('POST', 'members/lotus/unknown/freeze', { parts: all, why: 'x' }))).toEqual(
      [404, 'member_unknown', 'account'],
    )
    expect(partsOf(await thaw(all))).toEqual([])
    await Withdrawer.signIn(rig, 'lotus.agent')
  })
}
