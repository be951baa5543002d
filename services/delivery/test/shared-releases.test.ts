import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAssetStore } from '#assets/asset-store.ts'
import { createClosureStore } from '#assets/closure.ts'
import { openTextStore } from '#assets/text-store.ts'
import { openRegistry } from '#registry/registry.ts'
import { bucketStore } from '#store/bucket-store.ts'
import { followStore } from '#store/follow-store.ts'
import { createMirror } from '#store/mirror.ts'
import { finishedBuild } from './finished-build.ts'
import { s3Double } from './s3-double.ts'
import { volume } from './volume.ts'

let folder: string
let s3: Awaited<ReturnType<typeof s3Double>>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-'))
  s3 = await s3Double()
})
afterEach(() => {
  s3.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A host with a folder of its own before the shared bucket. */
function host(name: string) {
  const releasesDir = join(folder, name)
  const store = bucketStore(s3.bucket)
  const mirror = createMirror(releasesDir, store)
  const registry = openRegistry(releasesDir)
  const assets = createAssetStore(registry)
  const closures = createClosureStore(
    assets,
    openTextStore('closures', releasesDir, () => undefined, store),
  )
  async function publish(...build: ReturnType<typeof finishedBuild>): Promise<void> {
    const [release, dist] = build
    await mirror.pull()
    registry.stage(release, dist)
    await mirror.push(release)
    await mirror.change((now) => registry.pointed(now, [release]))
  }
  return { mirror, registry, assets, closures, publish }
}

test('what one host publishes another serves, the older release with it, and its closures (PLT-02, MOD-10)', async () => {
  const [one, other] = [host('one'), host('other')]
  const [first, second] = [finishedBuild(folder, 'lobby', '1'), finishedBuild(folder, 'lobby', '2')]
  await one.publish(...first)
  await one.publish(...second)
  await other.mirror.pull()
  expect([other.registry.live('lobby')?.version, other.registry.lastGood('lobby')?.version]).toEqual([
    second[0].version,
    first[0].version,
  ])
  const files = [`lobby/${second[0].entry}`]
  expect(other.assets.get('lobby', second[0].entry)?.raw.toString()).toBe('/* lobby 2 */')
  const hash = /(\w{32})\.js$/.exec(one.closures.make(files)?.url ?? '')?.[1] ?? ''
  for (let turn = 0; turn < 50 && !s3.objects.has(`site/closures/${hash}.json`); turn += 1)
    await new Promise((done) => setTimeout(done, 20))
  expect((await other.closures.get(hash))?.raw).toEqual((await one.closures.get(hash))?.raw)
  // A host that comes later has the releases of pages that are still open, too.
  const late = host('late')
  await late.mirror.pull()
  expect(late.assets.get('lobby', first[0].entry)?.raw.toString()).toBe('/* lobby 1 */')
})

test('hosts that publish at the same moment lose nothing of one another (MOD-10)', async () => {
  const each = volume(100, 4)
  const hosts = ['one', 'two', 'three'].map(host)
  await Promise.all(
    hosts.map(async ({ mirror }, at) => {
      for (let turn = 0; turn < each; turn += 1)
        await mirror.change((now) => ({ ...now, [`m-${at}-${turn}`]: { live: '1' } }))
    }),
  )
  const last = host('last')
  await last.mirror.pull()
  expect(last.registry.modules()).toHaveLength(3 * each)
}, 300_000)

test('a bucket that is away costs nothing that is here, and is reported once (PLT-07)', async () => {
  const one = host('one')
  await one.publish(...finishedBuild(folder, 'lobby', '1'))
  s3.away(true)
  const problems: string[] = []
  const stop = await followStore(one.mirror, (message) => problems.push(message))
  expect(one.registry.live('lobby')).toBeDefined()
  expect(problems).toEqual([expect.stringMatching(/answered 503.*those that are here are served/)])
  stop()
}, 60_000)

test('a store’s names lead nowhere out of the folder', async () => {
  s3.objects.set('site/../evil', Buffer.from('x'))
  for (const name of ['../evil', '/etc/passwd', 'files/../../evil'])
    expect(await host('one').mirror.bring(name)).toBe(false)
})
