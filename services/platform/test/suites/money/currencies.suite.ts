import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Player, Provider } from '../../rig/outside/provider.ts'
import { bundled } from '../../rig/process/platform-process.ts'

const run = promisify(execFile)

/** Brands whose currency has no decimals, or three. */
export function currenciesSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const change = async (currency: string, minor = 0): Promise<void> => {
    const { dataDir, databaseUrl } = rig.place
    await rig.platform.stop()
    await run(process.execPath, [
      ...bundled('test/rig/process/other-money.ts'),
      ...[currency, String(minor), dataDir],
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ])
    await rig.start()
  }
  afterAll(() => change('PHP'))

  it.each([
    {
      currency: 'VND',
      ...{ opening: '5000000', stake: '1500', left: '4998500', win: '2500', after: '5001000', sum: '1000' },
      wrong: ['1500.00', '1500.5', '1500.', '-1'],
    },
    {
      currency: 'KWD',
      ...{
        opening: '5000.000',
        stake: '1.250',
        left: '4998.750',
        win: '62.505',
        after: '5061.255',
        sum: '61.255',
      },
      wrong: ['1.25', '1', '1.2505'],
    },
  ])('counts $currency in its own smallest unit, everywhere (GAM-05)', async (money) => {
    const { currency, wrong, ...amounts } = money
    await change(currency, 5_000_000)
    const since = new Date().toISOString()
    const player: Player = await table.sit(
      'coral.demo',
      await table.game({ vassalage: 'JL' }, 'coral'),
      'coral',
    )
    const { credential, sessionId } = player
    const get = (path: string) => rig.caller.get(path, { merchant: 'coral', credential })
    expect(await table.balance(player)).toBe(amounts.opening)
    const of = { sessionId, roundId: table.id('r'), currency }
    const bet = (amount: string) => ({ ...of, transactionId: table.id(), amount })
    for (const amount of wrong)
      expect([amount, ...said(await table.call('bet', bet(amount)))]).toEqual([
        amount,
        400,
        'invalid_input',
        'amount',
      ])
    expect((await table.call('bet', bet(amounts.stake))).body.value).toMatchObject({
      balance: amounts.left,
      currency,
    })
    const won = await table.call('win', { ...bet(amounts.win), endRound: true })
    expect(won.body.value).toMatchObject({ balance: amounts.after, currency })
    expect((await get('/wps/wallets/gcs')).body.value).toMatchObject({ sumBalance: amounts.after, currency })
    const lines = (await get('/wps/relay/transactions?limit=2')).body.value.transactions
    expect(lines.map(({ amount, balanceAfter }: Record<string, string>) => [amount, balanceAfter])).toEqual([
      [amounts.win, amounts.after],
      [`-${amounts.stake}`, amounts.left],
    ])
    const [round] = (await get('/wps/game/rounds?limit=1')).body.value.list
    expect(round).toMatchObject({ stake: amounts.stake, payout: amounts.win, currency })
    expect((await get(`/wps/game/rounds/summary?since=${since}`)).body.value).toMatchObject({
      net: amounts.sum,
      currency,
    })
    const [winner] = (await get('/wps/game/winners?limitNum=1')).body.value
    expect(winner.winAmount).toBe(amounts.win)
    const verified = await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)
    expect(verified.body.value.fault).toBeNull()
  })
}
