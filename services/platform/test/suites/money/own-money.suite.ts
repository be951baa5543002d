import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'
import { EventStream } from '../../rig/event-stream.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Player, Provider } from '../../rig/outside/provider.ts'

/** What members see of their money. */
export function ownMoneySuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let agent: Credential
  const get = (path: string, credential = agent) => rig.caller.get(path, { credential })
  const transfer = (body: object, credential = agent) =>
    rig.caller.call('POST', '/wps/relay/transfer', { credential, body })
  const transferInput = (more: object = {}) => ({
    transferId: crypto.randomUUID(),
    from: 'MAIN',
    to: 'GRN',
    amount: '100.00',
    ...more,
  })
  const balances = async (): Promise<Record<string, string>> => {
    const { body } = await get('/wps/wallets/gcs')
    return Object.fromEntries(
      body.value.wallets.map((wallet: { walletId: string; balance: string }) => [
        wallet.walletId,
        wallet.balance,
      ]),
    )
  }

  beforeAll(async () => {
    agent = await table.signIn('lotus.agent', 'lotus')
  })

  it('lists the main wallet and those of transfer providers, which add up (MEM-07)', async () => {
    const { body } = await get('/wps/wallets/gcs')
    expect(body.value.sumBalance).toBe('86400.50')
    expect(body.value.wallets).toEqual([
      { walletId: 'MAIN', kind: 'main', name: 'Main wallet', balance: '86400.50', currency: 'THB' },
      { walletId: 'GRN', kind: 'provider', name: 'Grand Mekong Live', balance: '0.00', currency: 'THB' },
      { walletId: 'AV', kind: 'provider', name: 'Avant Arena', balance: '0.00', currency: 'THB' },
    ])
  })

  it('moves money between wallets once, however often it is requested, and back (MEM-07)', async () => {
    const input = transferInput()
    const many = await Promise.all(Array.from({ length: 4 }, () => transfer(input)))
    expect(new Set(many.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(many[0]?.body.value).toMatchObject({ from: 'MAIN', to: 'GRN', amount: '100.00', currency: 'THB' })
    expect(await balances()).toEqual({ MAIN: '86300.50', GRN: '100.00', AV: '0.00' })
    expect(said(await transfer({ ...input, amount: '100.01' }))).toEqual([
      409,
      'transaction_conflict',
      'transferId',
    ])
    const demo = await table.signIn('lotus.demo', 'lotus')
    expect(said(await transfer(input, demo))).toEqual([409, 'transaction_conflict', 'transferId'])
    await transfer(transferInput({ from: 'GRN', to: 'MAIN', amount: '40.00' }))
    expect(await balances()).toEqual({ MAIN: '86340.50', GRN: '60.00', AV: '0.00' })
    expect((await get('/wps/wallets/gcs')).body.value.sumBalance).toBe('86400.50')
  })

  it('refuses a transfer that cannot be, by its field (MEM-07)', async () => {
    const wrong: [object, unknown[]][] = [
      [{ from: 'GRN', to: 'MAIN', amount: '60.01' }, [422, 'insufficient_funds', 'amount']],
      [{ to: 'JL' }, [404, 'wallet_unknown', 'to']],
      [{ from: 'UNKNOWN' }, [404, 'wallet_unknown', 'from']],
      [{ to: 'MAIN' }, [400, 'invalid_input', 'to']],
      [{ from: 'GRN', to: 'AV' }, [400, 'invalid_input', 'to']],
      [{ amount: '0.00' }, [400, 'invalid_input', 'amount']],
      [{ amount: '1.001' }, [400, 'invalid_input', 'amount']],
      [{ amount: '-5.00' }, [400, 'invalid_input', 'amount']],
      [{ transferId: 'one' }, [400, 'invalid_input', 'transferId']],
      [{ more: 1 }, [400, 'invalid_input', 'more']],
    ]
    for (const [more, refusal] of wrong) expect(said(await transfer(transferInput(more)))).toEqual(refusal)
    const trial = await table.signIn('lotus.trial', 'lotus')
    expect(said(await transfer(transferInput(), trial))).toEqual([403, 'trial_refused'])
    expect(await balances()).toEqual({ MAIN: '86340.50', GRN: '60.00', AV: '0.00' })
  })

  it('plays a transfer provider’s games with its own wallet, and with no other money (MEM-07)', async () => {
    const game = await table.game({ vassalage: 'GRN', gameType: 'LIVE' })
    const sessionId = await table.open(agent, game)
    expect(await table.balance({ sessionId })).toBe('60.00')
    const bet = (amount: string) => ({
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      amount,
      currency: 'THB',
    })
    expect(said(await table.call('bet', bet('60.01')))).toEqual([422, 'insufficient_funds'])
    const lost = bet('60.00')
    expect((await table.call('bet', lost)).body.value.balance).toBe('0.00')
    await table.call('refund', {
      sessionId,
      transactionId: table.id(),
      betTransactionId: lost.transactionId,
      roundId: lost.roundId,
    })
    expect(await balances()).toEqual({ MAIN: '86340.50', GRN: '60.00', AV: '0.00' })
  })

  it('lists transfers and every line of the money, newest first, page by page (MEM-07)', async () => {
    const walk = async (path: string, list: string): Promise<Record<string, unknown>[]> => {
      const all: Record<string, unknown>[] = []
      for (let cursor = ''; ;) {
        const { body } = await get(`${path}${path.includes('?') ? '&' : '?'}limit=2${cursor}`)
        expect(body.value[list].length).toBeLessThanOrEqual(2)
        all.push(...body.value[list])
        if (body.value.nextCursor === null) return all
        cursor = `&cursor=${body.value.nextCursor}`
      }
    }
    const transfers = await walk('/wps/relay/transfers', 'transfers')
    expect(transfers.map(({ from, amount }) => [from, amount])).toEqual([
      ['GRN', '40.00'],
      ['MAIN', '100.00'],
    ])
    const lines = await walk('/wps/relay/transactions', 'transactions')
    const summaries = lines.map((line) =>
      [line['walletId'], line['kind'], line['amount'], line['balanceAfter']].join(' '),
    )
    expect(summaries.slice(0, 2)).toEqual(['GRN refund 60.00 60.00', 'GRN bet -60.00 0.00'])
    expect(summaries.slice(2, 4).sort()).toEqual([
      'GRN transfer -40.00 60.00',
      'MAIN transfer 40.00 86340.50',
    ])
    expect(summaries.slice(4, 6).sort()).toEqual([
      'GRN transfer 100.00 100.00',
      'MAIN transfer -100.00 86300.50',
    ])
    expect(summaries.slice(6)).toEqual(['MAIN opening 86400.50 86400.50'])
    expect(lines[0]).toMatchObject({
      title: 'Bet refunded',
      gameName: expect.any(String),
      roundId: expect.any(String),
    })
    const main = await walk('/wps/relay/transactions?walletId=MAIN', 'transactions')
    expect(main.map((line) => line['balanceAfter'])).toEqual(['86340.50', '86300.50', '86400.50'])
    for (const path of ['/wps/relay/transfers', '/wps/relay/transactions', '/wps/game/rounds'])
      expect(said(await get(`${path}?cursor=bm9uZQ`))).toEqual([400, 'invalid_input', 'cursor'])
    expect(said(await get('/wps/relay/transactions?walletId=ZZ'))).toEqual([
      404,
      'wallet_unknown',
      'walletId',
    ])
  })

  it('lists a member’s own rounds of a game, newest first, and puts it among the recent games (LOB-23, GAM-06)', async () => {
    const game: Game = await table.game({ gameType: 'SLOT', vassalage: 'MNK' })
    const player: Player = await table.sit('lotus.agent', game)
    const rounds = [1, 2, 3].map(() => table.id('r'))
    const since = new Date().toISOString()
    for (const roundId of rounds)
      await table.call('bet-win', {
        sessionId: player.sessionId,
        transactionId: table.id(),
        roundId,
        bet: '2.00',
        win: roundId === rounds[0] ? '9.50' : '0.00',
        currency: 'THB',
      })
    const path = `/wps/game/rounds?nodeId=${game.nodeId}&limit=2`
    const first = (await get(path)).body.value
    const second = (await get(`${path}&cursor=${first.nextCursor}`)).body.value
    const all = [...first.list, ...second.list]
    expect(all.map(({ roundId }) => roundId)).toEqual([...rounds].reverse())
    expect(all.at(-1)).toEqual({
      roundId: rounds[0],
      nodeId: game.nodeId,
      gameName: expect.any(String),
      at: expect.any(String),
      stake: '2.00',
      payout: '9.50',
      status: 'closed',
      currency: 'THB',
    })
    expect([all[0].status, all[0].payout, second.nextCursor]).toEqual(['closed', '0.00', null])
    const sum = await get(`/wps/game/rounds/summary?since=${since}`)
    expect(sum.body.value).toEqual({ rounds: 3, stake: '6.00', payout: '9.50', net: '3.50', currency: 'THB' })
    expect(said(await get('/wps/game/rounds/summary?since=today'))).toEqual([400, 'invalid_input', 'since'])
    const recent = await get('/wps/game/recent')
    expect(recent.body.value.list[0].nodeId).toBe(game.nodeId)
    const winners = await rig.caller.get('/wps/game/winners?limitNum=1')
    expect(winners.body.value[0]).toMatchObject({ winAmount: '9.50', nodeId: game.nodeId })
    const demo = await table.signIn('lotus.demo', 'lotus')
    expect((await get(path, demo)).body.value.list).toEqual([])
  })

  it('publishes the balance at once to the member’s own open pages alone (GAM-06)', async () => {
    const game = await table.game({ gameType: 'SLOT', vassalage: 'MNK' })
    const { sessionId } = await table.sit('lotus.agent', game)
    const other = await table.signIn('lotus.demo', 'lotus')
    const ticketOf = async (credential: Credential): Promise<string> =>
      (await rig.caller.call('POST', '/wps/events/ticket', { credential })).body.value.ticket
    const url = `${rig.platform.url}/wps/events?merchant=lotus`
    const ticket = await ticketOf(agent)
    const [mine, another, theirs, guest] = await Promise.all([
      EventStream.open(`${url}&ticket=${ticket}`),
      EventStream.open(`${url}&ticket=${await ticketOf(agent)}`),
      EventStream.open(`${url}&ticket=${await ticketOf(other)}`),
      EventStream.open(url),
    ])
    const before = await mine.next('balance')
    expect((await another.next('balance')).data).toEqual(before.data)
    const theirBefore = (await theirs.next('balance')).data
    const bet = {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      bet: '1.00',
      win: '0.00',
      currency: 'THB',
    }
    await table.call('bet-win', bet)
    const now = (await get('/wps/wallets/gcs')).body.value.sumBalance
    for (const stream of [mine, another])
      expect((await stream.next('balance', 'winner')).data).toEqual({ sumBalance: now, currency: 'THB' })
    const win = { ...bet, transactionId: table.id(), roundId: table.id('r'), win: '100.00' }
    await table.call('bet-win', win)
    expect((await guest.next()).event).toBe('winner')
    expect((await theirs.next('balance', 'winner')).event).toBe('winner')
    expect(theirBefore).not.toEqual(before.data)
    expect((await fetch(`${url}&ticket=${ticket}`)).status).toBe(401)
    expect(
      (await fetch(`${rig.platform.url}/wps/events?merchant=coral&ticket=${await ticketOf(agent)}`)).status,
    ).toBe(401)
    expect(said(await rig.caller.call('POST', '/wps/events/ticket'))).toEqual([401, 'login_required'])
    await Promise.all([mine, another, theirs, guest].map((stream) => stream.close()))
  })

  it('notifies a page that its session is over, and sends no balance any more (SHL-34)', async () => {
    const game = await table.game({ gameType: 'SLOT', vassalage: 'MNK' })
    const { sessionId } = await table.sit('lotus.agent', game)
    const leaving = await table.signIn('lotus.agent', 'lotus')
    const open = async (credential: Credential) => {
      const { body } = await rig.caller.call('POST', '/wps/events/ticket', { credential })
      return await EventStream.open(
        `${rig.platform.url}/wps/events?merchant=lotus&ticket=${body.value.ticket}`,
      )
    }
    const [staying, left] = [await open(agent), await open(leaving)]
    const ofInterest = ['balance', 'winner', 'sessionEnded']
    await Promise.all([staying.next('balance'), left.next('balance')])
    await rig.caller.call('DELETE', '/wps/session/logout', { credential: leaving })
    const bet = { sessionId, roundId: table.id('r'), bet: '1.00', win: '150.00', currency: 'THB' }
    await table.call('bet-win', { ...bet, transactionId: table.id() })
    const nextEvent = async (stream: EventStream) => (await stream.next(...ofInterest)).event
    expect([await nextEvent(staying), await nextEvent(staying)].sort()).toEqual(['balance', 'winner'])
    expect([await nextEvent(left), await nextEvent(left)]).toEqual(['sessionEnded', 'winner'])
    await Promise.all([staying.close(), left.close()])
  })
}
