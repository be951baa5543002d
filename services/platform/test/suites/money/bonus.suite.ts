import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Bonus } from '@site/shared-api/contract/bonus'
import type { DepositPromotion } from '@site/shared-api/contract/deposit'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Game, Provider } from '../../rig/outside/provider.ts'
import { Depositor } from '../../rig/people/depositor.ts'
import { Editor } from '../../rig/people/editor.ts'
import { Withdrawer } from '../../rig/people/withdrawer.ts'
import { bundled } from '../../rig/process/platform-process.ts'
import type { Rig } from '../../rig/rig.ts'
import { until } from '../../rig/until.ts'

const HOUR_MS = 3_600_000
/** How far this suite moves the clock, for the one after it. */
export const BONUS_SUITE_MS = 2 * 25 * HOUR_MS

/** What promotions give with deposits, from the deposit to the cash (MEM-02, MEM-03, PLT-09). */
export function bonusSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const editor = new Editor(rig)
  let demo: Depositor
  let game: Game
  let sessionId: string
  let promotion: DepositPromotion

  const offered = async (): Promise<DepositPromotion[]> =>
    (await demo.call('GET', '/wps/relay/deposit/channels')).body.value.promotions
  const bonuses = async (): Promise<Bonus[]> =>
    (await demo.call('GET', '/wps/relay/bonuses')).body.value.bonuses
  const latest = async (): Promise<Bonus> => {
    const [first] = await bonuses()
    if (!first) throw new Error('no bonus')
    return first
  }
  const bonusWallet = async (): Promise<string> => {
    const { wallets } = (await demo.call('GET', '/wps/wallets/gcs')).body.value
    return wallets.find(({ kind }: { kind: string }) => kind === 'bonus')?.balance ?? '0.00'
  }
  const begin = (amount: string) =>
    demo.begin({ channelId: 'transfer', amount, promotionId: promotion.promotionId })
  /** A person has seen the money: what a provider says is the subject of the deposits' own tests. */
  const settle = (orderId: string, amount: string) =>
    editor.call('POST', `deposits/${orderId}/settle`, { amount, why: 'seen on the statement' })
  const deposit = async (amount: string): Promise<Bonus> => {
    const { orderId } = await begin(amount)
    expect(said(await settle(orderId, amount))).toEqual([200])
    return await latest()
  }
  const play = (bet: string, win = '0.00') =>
    table.call('bet-win', {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      bet,
      win,
      currency: 'THB',
    })
  const act = (bonus: Bonus, what: 'convert' | 'forfeit') =>
    demo.call('POST', `/wps/relay/bonuses/${bonus.bonusId}/${what}`)
  const toPlay = async () => (await demo.call('GET', '/wps/relay/turnover')).body.value
  const setRule = async (change: object): Promise<void> => {
    const read = await editor.get('bonus-rule', `lotus.${promotion.promotionId}`)
    const published = await editor.publish(await editor.draft(read, { ...change }))
    expect(said(published)).toEqual([200])
  }

  beforeAll(async () => {
    demo = await Depositor.signIn(rig, 'lotus.demo')
    game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    sessionId = await table.open(demo.credential, game)
    const [first] = await offered()
    if (!first) throw new Error('no promotion')
    promotion = first
  })
  afterEach(async () => {
    const { fault } = (await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)).body.value
    expect(fault).toBeNull()
  })

  it('shows the terms where it is chosen, and gives nothing with less than they ask for (MEM-02)', async () => {
    expect(promotion.bonus).toMatchObject({
      percent: 50,
      most: '2000.00',
      minDeposit: '200.00',
      wagerTimes: 5,
      wagerOf: 'bonus',
      maxBet: '500.00',
    })
    const { promotionId } = promotion
    expect(said(await demo.ask({ amount: '199.99', promotionId }))).toEqual([422, 'bonus_minimum', 'amount'])
    await setRule({ perMember: 0 })
  })

  it('gives a bonus once with a paid deposit, into a wallet of its own, and asks for both to be played (MEM-02, MEM-03)', async () => {
    const before = await demo.cash()
    const { orderId } = await begin('1000.00')
    // What an operator changes in between is for later deposits.
    await setRule({ percent: 10 })
    const answers = await Promise.all([1, 2, 3].map(() => settle(orderId, '1000.00')))
    expect(answers.map(said).toSorted()).toEqual([[200], ...[1, 2].map(() => [409, 'deposit_closed'])])
    await setRule({ percent: 50 })
    expect(await demo.cash()).toBe(before + 100_000)
    expect(await bonusWallet()).toBe('500.00')
    expect(await bonuses()).toMatchObject([
      { state: 'active', amount: '500.00', deposit: '1000.00', required: '2500.00', wagered: '0.00' },
    ])
    expect(await toPlay()).toMatchObject({
      required: '3500.00',
      done: '0.00',
      isMet: false,
      items: [
        { kind: 'deposit', amount: '1000.00', required: '1000.00' },
        { kind: 'bonus', amount: '500.00', required: '2500.00' },
      ],
    })
  })

  it('counts what is played within the terms alone, and becomes cash once, however often it is requested (MEM-03)', async () => {
    const bonus = await latest()
    await play('500.00', '500.00')
    await play('500.01', '500.01')
    expect(await latest()).toMatchObject({ wagered: '500.00', mayConvert: false })
    const early = await act(bonus, 'convert')
    expect([...said(early), early.body.data]).toEqual([
      409,
      'wagering_open',
      { left: '2000.00', currency: 'THB' },
    ])
    const transaction = { sessionId, transactionId: table.id(), roundId: table.id('r') }
    await table.call('bet-win', { ...transaction, bet: '400.00', win: '400.00', currency: 'THB' })
    const undo = { ...transaction, transactionId: table.id(), betTransactionId: transaction.transactionId }
    expect(await latest()).toMatchObject({ wagered: '900.00' })
    await table.call('refund', undo)
    expect(await latest()).toMatchObject({ wagered: '500.00' })
    await Promise.all(Array.from({ length: 4 }, () => play('500.00', '500.00')))
    expect(await latest()).toMatchObject({ wagered: '2500.00', mayConvert: true })
    expect(await toPlay()).toMatchObject({ required: '0.00', isMet: true, items: [] })
    const before = await demo.cash()
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => act(bonus, 'convert')),
      play('1.00'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await demo.cash()).toBe(before + 50_000 - 100)
    expect(await bonusWallet()).toBe('0.00')
    expect(said(await act(bonus, 'forfeit'))).toEqual([409, 'bonus_closed'])
    const lines = (await demo.call('GET', '/wps/relay/transactions?limit=4')).body.value.transactions
    expect(lines.map(({ title }: { title: string }) => title)).toContain('Bonus to cash')
  })

  it('lets money out once all is played, and then signals no deposit without play (MEM-03)', async () => {
    await editor.change('security-rules', 'lotus', { coolingHours: 0 })
    const member = new Withdrawer(rig, 'lotus', demo.credential)
    const { orderId } = await member.take(await member.ready('7010'), { amount: '200.00' })
    const { signals } = (await editor.call('GET', `withdrawals/${orderId}`)).body.value
    expect(signals.toSorted()).toEqual(['new_card', 'new_device'])
    await member.call('POST', `/wps/transaction/orders/${orderId}/cancel`)
    const bonus = await deposit('200.00')
    // What the deposit asks for is played; what the bonus asks for is not.
    await play('200.00', '200.00')
    const early = await member.want(await member.ready('7010'))
    expect([...said(early), early.body.data]).toEqual([
      409,
      'turnover_missing',
      { left: '300.00', currency: 'THB' },
    ])
    await act(bonus, 'forfeit')
    expect(await toPlay()).toMatchObject({ isMet: true })
  })

  it('plays for one at a time; the next begins when its member gives the first one up (MEM-03)', async () => {
    const first = await deposit('400.00')
    const second = await deposit('600.00')
    expect([first.state, second.state]).toEqual(['active', 'waiting'])
    expect(await bonusWallet()).toBe('500.00')
    await play('100.00', '100.00')
    expect((await bonuses()).slice(0, 2).map(({ wagered }) => wagered)).toEqual(['0.00', '100.00'])
    const cash = await demo.cash()
    const answers = await Promise.all([act(first, 'forfeit'), act(first, 'forfeit')])
    expect(answers.map(({ body }) => body.value?.state)).toEqual(['forfeited', 'forfeited'])
    expect([await bonusWallet(), await demo.cash()]).toEqual(['300.00', cash])
    expect(await latest()).toMatchObject({ state: 'active', wagered: '0.00' })
    const other = await Depositor.signIn(rig, 'lotus.agent')
    const foreign = await other.call('POST', `/wps/relay/bonuses/${second.bonusId}/forfeit`)
    expect(said(foreign)).toEqual([404, 'bonus_unknown', 'bonusId'])
  })

  it('is taken away by an operator with a reason and their name (PLT-09)', async () => {
    const { bonusId } = await latest()
    expect(said(await editor.call('POST', `bonuses/${bonusId}/forfeit`, { why: ' ' }))).toEqual([
      400,
      'invalid_input',
      'why',
    ])
    const taken = await editor.call('POST', `bonuses/${bonusId}/forfeit`, { why: 'two accounts' })
    expect(taken.body.value).toMatchObject({ state: 'forfeited', why: 'two accounts', account: 'lotus.demo' })
    expect(said(await editor.call('POST', `bonuses/${bonusId}/forfeit`, { why: 'again' }))).toEqual([
      409,
      'bonus_closed',
    ])
    const { list } = (await editor.call('GET', `audit?subject=lotus/${bonusId}`)).body.value
    expect(list).toMatchObject([{ action: 'bonus.forfeited', detail: { why: 'two accounts' } }])
    const answer = await editor.call('GET', 'bonuses?merchant=lotus&account=lotus.demo&state=forfeited')
    expect(answer.body.value.list.map(({ id }: { id: string }) => id)).toContain(bonusId)
    expect(await bonusWallet()).toBe('0.00')
  })

  it('is given no more often than its rule says, whenever its deposits are paid (MEM-02)', async () => {
    const had = (await bonuses()).length
    await setRule({ perMember: had + 1 })
    const orders = [await begin('200.00'), await begin('200.00')]
    for (const { orderId } of orders) expect(said(await settle(orderId, '200.00'))).toEqual([200])
    expect(await bonuses()).toHaveLength(had + 1)
    const input = { channelId: 'transfer', amount: '200.00', promotionId: promotion.promotionId }
    expect(said(await demo.ask(input)).slice(1)).toEqual(['promotion_unknown', 'promotionId'])
    await act(await latest(), 'forfeit')
    await setRule({ perMember: 0 })
  })

  it('is given on its days of the week alone, by the brand’s clock, and as often a day as its rule says (MEM-02)', async () => {
    const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
    const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Asia/Bangkok' }).format()
    const today = days.indexOf(name)
    // At midnight the test may run into the day after.
    const others = [0, 1, 2, 3, 4, 5, 6].filter((day) => day !== today && day !== (today + 1) % 7)
    await setRule({ weekdays: others })
    expect((await offered()).map(({ promotionId }) => promotionId)).not.toContain(promotion.promotionId)
    const input = { channelId: 'transfer', amount: '200.00', promotionId: promotion.promotionId }
    expect(said(await demo.ask(input)).slice(1)).toEqual(['promotion_unknown', 'promotionId'])
    const had = (await bonuses()).length
    await setRule({ weekdays: [today, (today + 1) % 7], perDay: had + 1 })
    expect((await offered())[0]?.bonus).toMatchObject({ weekdays: [today, (today + 1) % 7], perDay: had + 1 })
    const orders = [await begin('200.00'), await begin('200.00')]
    for (const { orderId } of orders) expect(said(await settle(orderId, '200.00'))).toEqual([200])
    expect(await bonuses()).toHaveLength(had + 1)
    expect(said(await demo.ask(input)).slice(1)).toEqual(['promotion_unknown', 'promotionId'])
    await act(await latest(), 'forfeit')
    await setRule({ weekdays: [], perDay: 0 })
  })

  it.each(['types', 'providers', 'single games'])(
    'counts nothing of the %s that its terms leave out (MEM-02, MEM-03)',
    async (what) => {
      const other = await table.game({ gameType: 'FISH' })
      const at = await table.open(demo.credential, other)
      const fish = () =>
        table.call('bet-win', {
          sessionId: at,
          transactionId: table.id(),
          roundId: table.id('r'),
          bet: '50.00',
          win: '50.00',
          currency: 'THB',
        })
      const none = { excludedTypes: [], excludedVendors: [], excludedGames: [] }
      await setRule({
        ...none,
        ...(what === 'types' && { excludedTypes: ['RNG'] }),
        ...(what === 'providers' && { excludedVendors: [game.vassalage] }),
        ...(what === 'single games' && { excludedGames: [String(game.nodeId)] }),
      })
      const bonus = await deposit('200.00')
      await play('100.00', '100.00')
      await fish()
      const { wagered } = await latest()
      await act(bonus, 'forfeit')
      await setRule(none)
      expect(wagered).toBe('50.00')
    },
  )

  it('becomes cash once where the site is killed in the middle; one that was tampered with in between is named, and no other (MEM-03, GAM-05)', async () => {
    const bonus = await deposit('200.00')
    await play('500.00', '500.00')
    const before = await demo.cash()
    const lost = act(bonus, 'convert').catch(() => undefined)
    await rig.platform.kill()
    await lost
    const { dataDir, databaseUrl } = rig.place
    const place = databaseUrl === undefined ? [dataDir] : [dataDir, databaseUrl]
    const script = bundled('test/rig/process/wrong-bonuses.ts')
    const { stdout } = await promisify(execFile)(process.execPath, [...script, ...place])
    await rig.start()
    const fault = (what: string) => ['bonuses', what]
    expect(JSON.parse(stdout)).toEqual({
      'given up, and cash all the same': fault('what became cash'),
      'cash, and said to be given up': fault('what became cash'),
      'an end of another kind': fault('where it went'),
      'an end that is none': fault('money that has left'),
      'an amount': fault('money that was given'),
      nothing: null,
    })
    expect((await act(bonus, 'convert')).body.value).toMatchObject({ state: 'converted' })
    expect((await act(bonus, 'convert')).body.value).toMatchObject({ state: 'converted' })
    expect(await demo.cash()).toBe(before + 10_000)
  })

  it('ends when its time is over: as cash where enough was played, else the house has it again; play counts by the brand’s weights (MEM-03)', async () => {
    await setRule({ days: 1 })
    const played = await deposit('200.00')
    await play('500.00', '500.00')
    const waits = await deposit('400.00')
    expect(waits.state).toBe('waiting')
    // A day that is over pays other things as well: its own lines are counted.
    const paid = async (): Promise<string[]> =>
      (await demo.call('GET', '/wps/relay/transactions?limit=100&walletId=MAIN')).body.value.transactions
        .filter(({ kind }: { kind: string }) => kind.startsWith('bonus-'))
        .map(({ amount }: { amount: string }) => amount)
    const before = await paid()
    const pass = async (ms: number): Promise<void> => {
      table.movedMs = ms
      await rig.moveClock(ms)
      demo = await Depositor.signIn(rig, 'lotus.demo')
    }
    // Half of what is staked counts from here on.
    await editor.change('turnover-rules', 'lotus', { vendors: [{ vendor: 'KIT', percent: 50 }] })
    await pass(BONUS_SUITE_MS / 2)
    const ended = await until(async () => {
      const one = (await bonuses()).find(({ bonusId }) => bonusId === played.bonusId)
      return one?.state === 'converted' ? one : undefined
    }, 'the bonus that was played for becoming cash')
    expect(ended.wagered).toBe('500.00')
    expect(await paid()).toEqual(['100.00', ...before])
    // The next one has a day of its own.
    expect(await latest()).toMatchObject({ state: 'active', amount: '200.00' })
    sessionId = await table.open(demo.credential, game)
    await play('100.00', '100.00')
    expect(await latest()).toMatchObject({ wagered: '50.00' })
    await editor.change('turnover-rules', 'lotus', { vendors: [] })
    await pass(BONUS_SUITE_MS)
    const over = await until(async () => {
      const one = (await bonuses()).find(({ bonusId }) => bonusId === waits.bonusId)
      return one?.endedAt == null ? undefined : one
    }, 'the end of the bonus without play')
    expect(over).toMatchObject({ state: 'expired', wagered: '50.00' })
    expect([await bonusWallet(), (await paid()).length]).toEqual(['0.00', before.length + 1])
  })
}
