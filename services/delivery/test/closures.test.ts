import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Plan } from '@site/config/schema'
import { createAssetStore } from '#assets/asset-store.ts'
import { createClosureStore, type ClosureStore } from '#assets/closure.ts'
import { createCommonPlans, type CommonPlans } from '#assets/common-plans.ts'
import { openTextStore } from '#assets/text-store.ts'
import { openRegistry } from '#registry/registry.ts'
import { finishedBuild } from './finished-build.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'closures-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** One copy of the service on the shared releases. */
function copy(): { closures: ClosureStore; files: string[] } {
  const registry = openRegistry(join(folder, 'registry'))
  const files = registry.modules().map((name) => `${name}/${registry.live(name)?.entry}`)
  const texts = openTextStore('closures', join(folder, 'registry'), () => undefined)
  return { closures: createClosureStore(createAssetStore(registry), texts), files }
}
const hashOf = (url = ''): string => /closure\/(\w+)\.js$/.exec(url)?.[1] ?? ''

test('a closure of one copy’s page is served by another, and by one that starts later (PLT-02)', async () => {
  const registry = openRegistry(join(folder, 'registry'))
  for (const name of ['lobby', 'account']) registry.publish(...finishedBuild(folder, name, '1'))
  const [one, other] = [copy(), copy()]
  const made = one.closures.make(one.files)
  const hash = hashOf(made?.url)
  const [here, there] = await Promise.all([one, other].map(({ closures }) => closures.get(hash)))
  expect(there?.raw.toString()).toContain('/* lobby 1 */')
  expect(there?.raw).toEqual(here?.raw)
  expect((await copy().closures.get(hash))?.raw).toEqual(here?.raw)
})

test('a closure that was never made is not found, whatever its name is', async () => {
  const { closures } = copy()
  for (const hash of ['0'.repeat(32), '../../channels', '', 'x'.repeat(300)])
    expect(await closures.get(hash)).toBeUndefined()
})

test('its compressed forms say the same, those made first and the better ones made behind (MOD-10)', async () => {
  openRegistry(join(folder, 'registry')).publish(...finishedBuild(folder, 'lobby', '1'))
  const { closures, files } = copy()
  const hash = hashOf(closures.make(files)?.url)
  for (const wait of [0, 300]) {
    await pause(wait)
    const asset = await closures.get(hash)
    expect(brotliDecompressSync(asset?.br ?? '').equals(asset?.raw ?? Buffer.alloc(0))).toBe(true)
    expect(gunzipSync(asset?.gzip ?? '').equals(asset?.raw ?? Buffer.alloc(0))).toBe(true)
  }
})

/** What one copy of the service makes of a plan. */
const plans = (): CommonPlans =>
  createCommonPlans(openTextStore('plans', join(folder, 'registry'), () => undefined))
const planWith = (flags: string[], id = 'one'): Plan =>
  ({ id, flags, messages: { shell: { skip: 'Skip' } } }) as unknown as Plan // reason: nothing looks at the rest of it

test('what pages have in common is at one address whatever else they say, and another copy serves it (PLT-02, MOD-10)', async () => {
  const [one, other] = [plans(), plans()]
  const made = one.make(planWith(['CHAT']))
  expect(one.make(planWith(['CHAT'], 'another page'))).toEqual(made)
  expect(one.make(planWith([]))).not.toEqual(made)
  const hash = /plan\/(\w{32})\.json$/.exec(made.url)?.[1] ?? ''
  for (const copy of [one, other, plans()]) {
    const asset = await copy.get(hash)
    expect(JSON.parse(asset?.raw.toString() ?? '')).toEqual({
      flags: ['CHAT'],
      messages: { shell: { skip: 'Skip' } },
    })
    expect(
      `sha256-${createHash('sha256')
        .update(brotliDecompressSync(asset?.br ?? ''))
        .digest('base64')}`,
    ).toBe(made.integrity)
  }
  for (const unknown of ['0'.repeat(32), '../../channels', ''])
    expect(await other.get(unknown)).toBeUndefined()
})
