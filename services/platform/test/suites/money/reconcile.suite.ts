import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Rig } from '../../rig/rig.ts'
import { OPERATOR } from '../../rig/operator.ts'
import { OPERATOR_TOKEN } from '../../rig/process/platform-process.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Player, Provider } from '../../rig/outside/provider.ts'

const FOLDER = join(__dirname, '../../..')
const MINUTE_MS = 60_000
const run = promisify(execFile)

/** Our books beside those of a provider. */
export function reconcileSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let demo: Player
  const THB = 'THB'
  const whole = async (roundId: string, win: string): Promise<void> => {
    const of = { sessionId: demo.sessionId, transactionId: table.id(), roundId, currency: THB }
    await table.call('bet-win', { ...of, bet: '2.00', win })
  }
  const theirs = (roundId: string, more: object = {}) => ({
    roundId,
    at: Date.now(),
    currency: THB,
    stake: '2.00',
    payout: '0.00',
    state: 'closed',
    ...more,
  })
  const span = (): string => {
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    return `from=${at(-MINUTE_MS)}&to=${at(MINUTE_MS)}`
  }
  const reconcile = () => rig.caller.get(`/wps/operator/ledger/reconcile?${span()}`, OPERATOR)
  const command = (...args: string[]): Promise<{ code: number; said: string }> =>
    run(process.execPath, ['src/cli/ledger.ts', ...args, '--url', rig.platform.operatorUrl], {
      cwd: FOLDER,
      env: { ...process.env, OPERATOR_TOKEN },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stdout: string; stderr: string }) => ({
        code: error.code,
        said: error.stdout + error.stderr,
      }),
    )

  beforeAll(async () => {
    demo = await table.sit('lotus.demo', await table.game({ gameType: 'SLOT', vassalage: 'KIT' }))
  })

  it('names the rounds of which a provider says something else (GAM-05)', async () => {
    // Those of other tests, of which this provider knows nothing, are a minute away.
    const [same, paid, gone] = [table.id('same'), table.id('paid'), table.id('gone')]
    await whole(same, '0.00')
    await whole(paid, '5.00')
    provider.rounds = [
      theirs(same),
      theirs(paid, { payout: '6.00' }),
      theirs(gone, { at: Date.now() - 30 * MINUTE_MS }),
      theirs(table.id('void'), { state: 'void', at: Date.now() - 30 * MINUTE_MS }),
    ]
    const from = new Date(Date.now() - 40 * MINUTE_MS).toISOString()
    const to = new Date(Date.now() + MINUTE_MS).toISOString()
    const { body } = await rig.caller.get(`/wps/operator/ledger/reconcile?from=${from}&to=${to}`, OPERATOR)
    const about = new Set([same, paid, gone])
    expect(body.value.differences.filter(({ roundId }: { roundId: string }) => about.has(roundId))).toEqual([
      { provider: 'sandbox', roundId: paid, what: 'payout', ours: '5.00', theirs: '6.00' },
      { provider: 'sandbox', roundId: gone, what: 'round', ours: null, theirs: 'closed' },
    ])
    expect(body.value.compared.sandbox).toBeGreaterThanOrEqual(3)
    expect(body.value.silent).toEqual(['aggregator'])
    const result = await command('reconcile', '--hours', '1')
    expect(result.code).toBe(1)
    expect(result.said).toContain(`sandbox ${paid}: payout is 5.00 here and 6.00 there`)
  })

  it('says so when a provider does not answer, and refuses a time that is none (PLT-03)', async () => {
    provider.rounds = undefined
    expect(said(await reconcile())).toEqual([503, 'provider_down'])
    const wrong = '/wps/operator/ledger/reconcile?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z'
    expect(said(await rig.caller.get(wrong, OPERATOR))).toEqual([400, 'invalid_input', 'to'])
    expect((await rig.caller.get(`/wps/operator/ledger/reconcile?${span()}`)).body.code).toBe(
      'operator_token_required',
    )
  })

  it('lists the rounds that stay open, the oldest first, page by page (GAM-05)', async () => {
    const rounds = [table.id('open'), table.id('open')]
    for (const roundId of rounds)
      await table.call('bet', {
        ...{ sessionId: demo.sessionId, transactionId: table.id(), roundId },
        ...{ amount: '1.00', currency: THB },
      })
    const listed: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const path = `/wps/operator/rounds/open?hours=0&limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`
      const { body } = await rig.caller.get(path, OPERATOR)
      listed.push(...body.value.list.map(({ roundId }: { roundId: string }) => roundId))
      cursor = body.value.nextCursor
    }
    expect(listed.slice(-2)).toEqual(rounds)
    expect(new Set(listed).size).toBe(listed.length)
    expect((await rig.caller.get('/wps/operator/rounds/open', OPERATOR)).body.value.list).toEqual([])
    expect((await command('open')).said).toContain('No round has been open for 24 hours.')
    expect((await command('open', '--hours', '0')).said).toContain(`sandbox ${rounds[0]} of lotus/lotus.demo`)
    for (const roundId of rounds)
      await table.call('end-round', { sessionId: demo.sessionId, transactionId: table.id(), roundId })
  })
}
