import type { Page } from '@playwright/test'
import { tapLogIn } from '#support/member.ts'
import { open } from '#support/page-facts.ts'
import { expect, test } from '#support/test.ts'

interface Sharing {
  /** Modules that hold each library, and whether they all hold the very same object. */
  readonly libraries: Record<string, { users: string[]; same: boolean }>
  /** Whether site(), its store, bus, client and query cache are the same seen from every module. */
  readonly site: Record<string, boolean>
  readonly modules: string[]
}

/** Looks into each remote's own module registry: what `import 'react'` really gave it. */
function readSharing(page: Page): Promise<Sharing> {
  return page.evaluate(() => {
    interface Require {
      (id: string): object
      m: Record<string, unknown>
      consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> }
    }
    const held = new Map<string, Map<string, unknown>>()
    const modules: string[] = []
    for (const name of Object.keys(window).filter((key) => /^webpackChunk(?!shell)/.test(key))) {
      const module = name.replace(/^webpackChunk(.*)_[0-9a-f]{8}$/, '$1')
      modules.push(module)
      // The way webpack itself hands a chunk its runtime.
      const take = (require: Require): void => {
        const consumed = Object.entries(require.consumesLoadingData.moduleIdToConsumeDataMapping)
        for (const [id, { shareKey }] of consumed) {
          // A module that has not been requested yet has no factory.
          if (require.m[id] === undefined) continue
          held.set(shareKey, (held.get(shareKey) ?? new Map()).set(module, require(id)))
        }
      }
      const chunks: unknown = Reflect.get(window, name)
      if (Array.isArray(chunks)) chunks.push([[`look ${Math.random()}`], {}, take])
    }
    const libraries = Object.fromEntries(
      [...held].map(([library, by]) => [
        library,
        { users: [...by.keys()], same: new Set(by.values()).size === 1 },
      ]),
    )
    const faces = [...(held.get('@site/shared-api')?.values() ?? [])] as { site(): Record<string, unknown> }[] // reason: the package's public face
    const sites = faces.map((face) => face.site())
    const same = (pick: (one: Record<string, unknown>) => unknown): boolean =>
      sites.length > 1 && sites.every((one) => pick(one) !== undefined && pick(one) === pick(sites[0] ?? {}))
    const parts = ['store', 'bus', 'client', 'queries', 'messages']
    return {
      modules,
      libraries,
      site: {
        site: same((one) => one),
        ...Object.fromEntries(parts.map((part) => [part, same((one) => one[part])])),
      },
    }
  })
}

test.use({ language: 'EN' })

test('four modules built apart hold one React, one client, one bus, one store, one query cache (MOD-03)', async ({
  page,
}) => {
  await open(page, '/m/home')
  await tapLogIn(page)
  await expect(page.locator('input[name=password]')).toBeVisible()
  const every = ['account', 'content', 'lobby', 'member_centre']
  await expect.poll(async () => (await readSharing(page)).modules.sort()).toEqual(every)
  for (const library of ['react', 'react/jsx-runtime', '@site/shared-api', '@site/ui'])
    await expect
      .poll(async () => (await readSharing(page)).libraries[library]?.users.sort(), {
        message: `${library} is used by every module`,
      })
      .toEqual(every)
  const { libraries, site } = await readSharing(page)
  for (const [library, { same }] of Object.entries(libraries)) expect(same, library).toBe(true)
  expect(site).toEqual({ site: true, store: true, bus: true, client: true, queries: true, messages: true })
})

/** What the specification's list of shared libraries holds (MOD-03). */
const ONCE = [
  'react',
  'react-dom',
  'react-router-dom',
  'rxjs',
  'jotai',
  'i18next',
  '@site/shared-api',
  '@site/ui',
]

test('whatever a module imports of the shared libraries, it gets the one that every other module gets (MOD-03)', async ({
  page,
}) => {
  await open(page, '/m/home')
  await tapLogIn(page)
  await expect(page.locator('input[name=password]')).toBeVisible()
  await expect.poll(async () => (await readSharing(page)).modules.length).toBe(4)
  const given = await page.evaluate(async (libraries) => {
    interface Shared {
      readonly lib?: () => object
      get(): Promise<() => object> | (() => object)
    }
    type Scope = Record<string, Record<string, Shared>>
    interface Require {
      federation: { instance: { shareScopeMap: { default: Scope } } }
    }
    const scopes: Scope[] = []
    for (const name of Object.keys(window).filter((key) => /^webpackChunk(?!shell)/.test(key))) {
      const chunks: unknown = Reflect.get(window, name)
      const take = (require: Require): void =>
        void scopes.push(require.federation.instance.shareScopeMap.default)
      if (Array.isArray(chunks)) chunks.push([[`scope ${Math.random()}`], {}, take])
    }
    const found: Record<string, { modules: number; versions: number; objects: number }> = {}
    for (const library of libraries) {
      const objects = new Set<object>()
      const versions = new Set<string>()
      for (const scope of scopes)
        for (const [version, shared] of Object.entries(scope[library] ?? {})) {
          versions.add(version)
          objects.add(shared.lib?.() ?? (await shared.get())())
        }
      found[library] = { modules: scopes.length, versions: versions.size, objects: objects.size }
    }
    return found
  }, ONCE)
  expect(given).toEqual(
    Object.fromEntries(ONCE.map((library) => [library, { modules: 4, versions: 1, objects: 1 }])),
  )
})

test('two modules that use the router hold the same one (MOD-03)', async ({ page }) => {
  await open(page, '/m/activity')
  await page.evaluate(() => history.pushState(null, '', '/m/slot'))
  await expect(page.locator('[data-screen=category]')).toBeVisible()
  await expect
    .poll(async () => (await readSharing(page)).libraries['react-router-dom']?.users.length ?? 0)
    .toBeGreaterThanOrEqual(2)
  expect((await readSharing(page)).libraries['react-router-dom']?.same).toBe(true)
})

test('no module carries a library that the shell gives (MOD-03)', async ({ page }) => {
  const carried: string[] = []
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (!/\/m\/-\/(assets\/(?!shell)|closure)/.test(pathname)) return
    const text = await response.text().catch(() => '')
    // Words that stand in React's, the router's and TanStack Query's own code.
    if (/__CLIENT_INTERNALS_DO_NOT_USE|useInsertionEffect\b.*dispatcher|_reactInternals/.test(text))
      carried.push(pathname)
  })
  await open(page, '/m/home')
  await page.goto('/m/activity', { waitUntil: 'domcontentloaded' })
  await page.goto('/m/login', { waitUntil: 'domcontentloaded' })
  await expect(page.locator('input[name=password]')).toBeVisible()
  expect(carried).toEqual([])
})
