import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import pg from 'pg'
import type { Rig } from '../../rig/rig.ts'
import type { Credential } from '../../rig/caller.ts'
import { said, Table } from '../../rig/outside/play.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import { bundled } from '../../rig/process/platform-process.ts'

const run = promisify(execFile)

/** What a transfer between wallets is no way to do. */
export function transfersSuite(rig: Rig, provider: Provider): void {
  const table = new Table(rig, provider)
  let demo: Credential
  let holdId: string
  const transfer = (more: object) =>
    rig.caller.call('POST', '/wps/relay/transfer', {
      credential: demo,
      body: { transferId: crypto.randomUUID(), from: 'MAIN', to: 'GRN', amount: '1.00', ...more },
    })
  /** With the platform down: the embedded database has one owner at a time. */
  const settingAside = async (what: 'give' | 'expire'): Promise<string> => {
    const { dataDir, databaseUrl } = rig.place
    await rig.platform.stop()
    const { stdout } = await run(process.execPath, [
      ...bundled('test/rig/process/setting-aside.ts'),
      ...[what, 'lotus.demo', dataDir],
      ...(databaseUrl === undefined ? [] : [databaseUrl]),
    ])
    await rig.start()
    return stdout
  }

  beforeAll(async () => {
    holdId = await settingAside('give')
    demo = await table.signIn('lotus.demo', 'lotus')
  })

  it('makes no cash of bonus money, straight or by way of a provider (MEM-07)', async () => {
    const { body } = await rig.caller.get('/wps/wallets/gcs', { credential: demo })
    const bonus = body.value.wallets.find(({ walletId }: { walletId: string }) => walletId === 'BONUS')
    expect(bonus).toMatchObject({ kind: 'bonus', balance: '50.00' })
    for (const [from, to, field] of [
      ['BONUS', 'MAIN', 'from'],
      ['BONUS', 'GRN', 'from'],
      ['MAIN', 'BONUS', 'to'],
      ['GRN', 'BONUS', 'to'],
    ] as const)
      expect([from, to, ...said(await transfer({ from, to }))]).toEqual([
        from,
        to,
        400,
        'invalid_input',
        field,
      ])
  })

  it('conflicts with no entry of ours, whatever id a page makes (GAM-05)', async () => {
    // What closed a hold was once made of its id, in this way.
    const hex = createHash('sha256').update(`close ${holdId}`).digest('hex')
    const closing = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
    for (const transferId of [holdId, closing]) expect(said(await transfer({ transferId }))).toEqual([200])
    expect(said(await transfer({ transferId: closing }))).toEqual([200])
    expect(said(await transfer({ transferId: closing, amount: '2.00' }))).toEqual([
      409,
      'transaction_conflict',
      'transferId',
    ])
    expect(await settingAside('expire')).toBe('1')
  })

  it('is listed page by page of however many wallets, with a cursor that stays short (MEM-07)', async () => {
    const { databaseUrl } = rig.place
    if (databaseUrl === undefined) return
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    const own = `update vendors set transfer_wallet = $1 where code not in ('AV', 'GRN')`
    await other.query(own, [true])
    const { body } = await rig.caller.get('/wps/wallets/gcs', { credential: demo })
    const wallets = body.value.wallets
      .filter(({ kind }: { kind: string }) => kind === 'provider')
      .map(({ walletId }: { walletId: string }) => walletId)
      .slice(0, 14)
    expect(wallets.length).toBeGreaterThan(10)
    for (const to of wallets) expect(said(await transfer({ to }))).toEqual([200])
    await other.query(own, [false])
    await other.end()
    const lines: { id: string; walletId: string }[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const path = `/wps/relay/transactions?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`
      const page = await rig.caller.get(path, { credential: demo })
      expect(page.status).toBe(200)
      lines.push(...page.body.value.transactions)
      cursor = page.body.value.nextCursor
      expect(cursor?.length ?? 0).toBeLessThan(40)
    }
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    const latest = lines.slice(0, 2 * wallets.length).map(({ walletId }) => walletId)
    expect(latest.filter((one) => one !== 'MAIN')).toEqual(wallets.toReversed())
  })
}
