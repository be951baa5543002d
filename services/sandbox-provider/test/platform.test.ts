import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Rig as PlatformRig } from '../../platform/test/rig/rig.ts'
import { launchPath } from '../../platform/test/rig/outside/provider.ts'
import { Rig, clickId, Table, until } from './rig.ts'
import { SECRET } from './wallet-stand-in.ts'

jest.setTimeout(120_000)

/** The provider beside the real platform, launched by its real launcher. */
describe('the platform’s own wallet', () => {
  const rig = new Rig()
  let port = 0
  const platform = new PlatformRig(
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'platform-'))
      return { dataDir, databaseUrl: undefined, remove: () => rm(dataDir, { recursive: true, force: true }) }
    },
    () => ({ PROVIDER_SECRET: SECRET, SANDBOX_URL: `http://127.0.0.1:${port}` }),
  )
  beforeAll(async () => {
    port = await freePort()
    await platform.setUp()
    await rig.setUp({ port, platformUrl: platform.platform.url })
  })
  afterAll(async () => {
    await rig.tearDown()
    await platform.tearDown()
  })

  async function sit(query: Record<string, string>, account = 'lotus.demo') {
    const { caller } = platform
    const credential = await caller.credential(account, 'Lotus-2026!', 'lotus')
    const list = await caller.get(`/wps/game/list?${new URLSearchParams(query).toString()}`, {
      merchant: 'lotus',
    })
    const launched = await caller.get(launchPath(list.body.value.games[0]), { credential, merchant: 'lotus' })
    expect(launched.status).toBe(200)
    const table = new Table(rig, String(launched.body.value.url).split('/').at(-1) ?? '')
    const opened = await table.call('open')
    expect(opened.status).toBe(200)
    return { table, balance: Number(opened.body.value.balance) }
  }

  it('agrees to the last satang after slot rounds (GAM-04, GAM-05)', async () => {
    const { table, balance } = await sit({ gameType: 'RNG', gameClassify: 'SM' })
    let expected = Math.round(balance * 100)
    for (let i = 0; i < 12; i += 1) {
      const { body } = await table.call('slot/spin', { clientId: clickId(), stake: '10.00' })
      const cents = (amount: string | null): number => Math.round(Number(amount ?? 0) * 100)
      expected += cents(body.value.payout) + cents(body.value.jackpot) - 1000
      expect(cents(body.value.balance)).toBe(expected)
    }
    expect(Math.round(Number((await table.call('balance')).body.value.balance) * 100)).toBe(expected)
  })

  it('pays a flight that cashed out and ends one that crashed (GAM-04)', async () => {
    const { table, balance } = await sit({ gameType: 'FISH' })
    const { body } = await table.call('crash/bet', { clientId: clickId(), stake: '10.00', auto: 101 })
    rig.ahead += 10_000
    await rig.restart()
    await until(() => rig.provider.book.live().length === 0)
    const [ended] = (await table.call('crash/state')).body.value.history
    expect(ended.id).toBe(body.value.round.id)
    const after = Number((await table.call('balance')).body.value.balance)
    expect(after).toBeCloseTo(balance - 10 + Number(ended.payout) + Number(ended.jackpot ?? 0), 2)
  })

  it('refuses a stake over the balance and says how much there is', async () => {
    const { table, balance } = await sit({ gameType: 'FISH' }, 'lotus.new')
    const refused = await table.call('crash/bet', { clientId: clickId(), stake: '500.00', auto: null })
    expect(refused.body).toMatchObject({ code: 'insufficient_funds', data: { balance: balance.toFixed(2) } })
  })
})

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
