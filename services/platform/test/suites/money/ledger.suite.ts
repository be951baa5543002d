import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { OPERATOR_TOKEN } from '../../rig/process/platform-process.ts'
import { Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'

const FOLDER = join(__dirname, '../../..')
const run = promisify(execFile)

/** Reading the whole ledger and finding what does not add up. */
export function ledgerSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  const script = (file: string, args: string[], env: Record<string, string> = {}) =>
    run(process.execPath, [file, ...args], {
      cwd: FOLDER,
      env: { ...process.env, OPERATOR_TOKEN, ...env },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    )
  const verify = (url: string) =>
    script('src/cli/ledger.ts', [
      'verify',
      '--whole',
      '--url',
      url,
      '--data-dir',
      rig.place.dataDir,
      ...(rig.place.databaseUrl === undefined ? [] : ['--database-url', rig.place.databaseUrl]),
    ])

  beforeAll(async () => {
    const game = await table.game({ gameType: 'SLOT', vassalage: 'KIT' })
    const { sessionId } = await table.sit('lotus.demo', game)
    const currency = 'THB'
    const play = async (won: string, amount = '10.00') => {
      const roundId = table.id('r')
      const of = { sessionId, roundId, currency }
      await table.call('bet', { ...of, transactionId: table.id(), amount })
      const end = { sessionId, roundId, transactionId: table.id() }
      if (won === '0.00') await table.call('end-round', end)
      else await table.call('win', { ...of, transactionId: table.id(), amount: won, endRound: true })
    }
    await play('25.00')
    await play('0.00')
    await table.call('bet-win', {
      sessionId,
      transactionId: table.id(),
      roundId: table.id('r'),
      bet: '3.00',
      win: '3.00',
      currency,
    })
    const credential = await table.signIn('lotus.demo', 'lotus')
    await rig.caller.call('POST', '/wps/relay/transfer', {
      credential,
      body: { transferId: crypto.randomUUID(), from: 'MAIN', to: 'GRN', amount: '5.00' },
    })
  })

  it('shows operators alone that everything adds up (GAM-05)', async () => {
    const { body } = await rig.caller.get('/wps/operator/ledger/verify?whole=1', OPERATOR)
    expect(body.value).toMatchObject({ ok: true, fault: null })
    expect(body.value.read.ledger_postings).toBeGreaterThan(10)
    expect(body.value.read.bets).toBeGreaterThan(2)
    expect((await rig.caller.get('/wps/operator/ledger/verify')).body.code).toBe('operator_token_required')
    expect(await verify(rig.platform.operatorUrl)).toEqual({
      code: 0,
      said: expect.stringContaining('Everything adds up.'),
    })
  })

  it('names the first line that was tampered with, whichever way (GAM-05)', async () => {
    await rig.platform.stop()
    const { dataDir, databaseUrl } = rig.place
    const { said } = await script('test/rig/process/tampering.ts', [
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ])
    const found = JSON.parse(said)
    const fault = (name: string, what: string) => expect.objectContaining({ table: name, what })
    expect(found).toEqual({
      'an amount': fault('ledger_entries', 'sum of its postings'),
      'both amounts of an entry': fault('ledger_entries', 'digest'),
      'a line taken away': fault('ledger_entries', 'sum of its postings'),
      'an entry taken away': fault('ledger_postings', 'entry'),
      'a balance_after': fault('ledger_postings', 'balance_after'),
      'a gap in the numbers': fault('ledger_postings', 'seq'),
      'a balance': fault('ledger_accounts', 'balance'),
      'a currency': fault('ledger_entries', expect.stringContaining('currency of account')),
      'money out of nothing': fault('ledger_holds', 'open holds of the member'),
      'a transaction taken away': fault('ledger_entries', 'wallet transaction'),
      'a transaction’s amount': fault('wallet_transactions', 'money moved'),
      'a refusal made good': fault('wallet_transactions', 'entry of what was not done'),
      'a bet taken away': fault('wallet_transactions', 'stake of its bet'),
      'a stake': fault('wallet_transactions', 'stake of its bet'),
      'a payout': fault('rounds', 'payout of its bets'),
      'a round’s payout': fault('rounds', 'payout of its bets'),
      'a win that was not paid': fault('rounds', 'wins that were paid'),
      'a round taken away': fault('wallet_transactions', 'round'),
      'a refund that was none': fault('bets', 'refund'),
      'a pool': fault('jackpot_pools', 'postings of it'),
      'a day of an account': fault('account_days', 'balance of the account'),
      'a line that is not listed': fault('account_lines', 'lines of the account'),
      'a transfer': fault('wallet_transfers', 'money moved'),
      nothing: null,
    })
  })

  it('goes on from the last check, and finds what was falsified since (GAM-05)', async () => {
    const { dataDir, databaseUrl } = rig.place
    const { said } = await script('test/rig/process/checking-on.ts', [
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ])
    const fault = (name: string, what: string) => expect.objectContaining({ table: name, what })
    expect(JSON.parse(said)).toEqual({
      'an amount': fault('ledger_postings', 'balance_after'),
      'what a line left': fault('ledger_postings', 'balance_after'),
      'a gap': fault('ledger_postings', 'seq'),
      'a balance': fault('ledger_accounts', 'balance'),
      'a currency': fault('ledger_entries', expect.stringContaining('currency of account')),
      'a transaction': fault('wallet_transactions', 'money moved'),
      'a round': fault('rounds', 'payout of its bets'),
      'a pool': fault('jackpot_pools', 'postings of it'),
      'held money': fault('ledger_holds', 'open holds of the member'),
      'an old line': 'nothing in 12 lines',
      'an old line, in all': fault('ledger_postings', 'balance_after'),
      nothing: 'nothing in 12 lines',
    })
  })

  it('holds money until it is posted, voided or its time is over, each once (GAM-05)', async () => {
    const { dataDir, databaseUrl } = rig.place
    const { said } = await script('test/rig/process/holding.ts', [
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ])
    // The opening of 20,000.00, and 42.72 of two days' salary.
    const after = (held: number): string => `${2_000_000 + 4_272 - 100_000 - held}`
    const [left, less] = [after(0), after(10_000)]
    expect(JSON.parse(said)).toEqual({
      said: [
        ['held', true, left, '100000'],
        ['held again', false, left, '100000'],
        ['held otherwise', 'transaction_conflict', left, '100000'],
        ['too much', 'insufficient_funds', left, '100000'],
        ['posted', true, left, '0'],
        ['posted again', false, left, '0'],
        ['voided after', 'hold_closed', left, '0'],
        ['unknown', 'hold_unknown', left, '0'],
        ['held', true, after(50_000), '50000'],
        ['voided', true, left, '0'],
        ['voided again', false, left, '0'],
        ['held', true, after(7_000), '7000'],
        ['held', true, less, '10000'],
        ['swept too soon', 0, less, '10000'],
        ['swept', 1, after(3_000), '3000'],
        ['swept again', 0, after(3_000), '3000'],
        ['posted too late', 'hold_closed', after(3_000), '3000'],
        ['voided', true, left, '0'],
        ['held', true, after(2_000), '2000'],
        ['bad', true],
        ['swept past a bad one', 1, left, '0'],
      ],
      race: ['fulfilled', 'rejected'],
      fault: null,
    })
  })

  it('posts an entry once for its id, and refuses the id with other content (GAM-05)', async () => {
    const { dataDir, databaseUrl } = rig.place
    const { said } = await script('test/rig/process/posting.ts', [
      dataDir,
      ...(databaseUrl ? [databaseUrl] : []),
    ])
    expect(JSON.parse(said)).toEqual({
      results: [
        ['first', true],
        ['repeated', false],
        ['other amount', 'transaction_conflict'],
        ['other account', 'transaction_conflict'],
        ['other kind', 'transaction_conflict'],
        ['reversed', true],
      ],
      moved: '0',
    })
  })

  it('opens the database itself when nothing runs', async () => {
    expect(await verify('http://127.0.0.1:9')).toEqual({
      code: 0,
      said: expect.stringMatching(/bets \d+.*\nEverything adds up\./),
    })
    await rig.start()
  })
}
