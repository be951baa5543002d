import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '@site/tools/run'
import { ask, planAt, planOf } from '#support/ask.ts'
import { publishBroken, type CodeFault } from '#support/broken-release.ts'
import { tapLogIn } from '#support/member.ts'
import { testOnOwnSite } from '#support/own-site.ts'
import { expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import { startOwnSite, type OwnSite } from '#support/sites.ts'
import { changeMessage, copyForTeam } from '#support/team-copy.ts'
import { expect } from '#support/test.ts'

/** Bad releases go live here: on a site of this file's own. */
const test = testOnOwnSite('releases')
test.use({ language: 'EN' })

const RETRY = { name: 'Loading failed, click to retry' }
const FAULTS: readonly CodeFault[] = ['throws while loading', 'throws while drawing']
const PLACES = [
  { module: 'lobby', place: 'main', works: '[data-screen=home][data-state=ready]' },
  {
    module: 'content',
    place: '[data-slot="lobby-home.banner"]',
    works: '[data-slot="lobby-home.banner"] img',
  },
  {
    module: 'member-centre',
    place: '[data-slot="lobby-home.balance"]',
    works: '[data-slot="lobby-home.balance"] section',
  },
  { module: 'account', place: '[data-slot="popup:login"]', works: 'input[name=password]' },
] as const

/** Every run breaks each module in one way and lets two fall back; the soak does the others. */
const often = (at: number, kind: number): boolean => at % 2 === kind

for (const [at, { module, place, works }] of PLACES.entries())
  for (const [kind, fault] of FAULTS.entries()) {
    test(
      `${module} that ${fault} costs only its own places, and a retry mends them (MOD-07)`,
      often(at, kind) ? {} : { tag: '@soak' },
      async ({ page, site, watch }) => {
        // #520: what throws while React draws between other work is drawn once more at once, and React says so.
        watch.allow(/broken on (load|render)|LoadError|Minified React error #(419|422|520)/)
        const undo = publishBroken(site.dataDir, module, fault, { lastGood: false })
        try {
          await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
          await expect(page.locator('html[data-ready]')).toBeAttached()
          await markVisit(page)
          if (module === 'account') await tapLogIn(page)
          const retry = page.locator(place).getByRole('button', RETRY).first()
          await expect(retry).toBeVisible()
          for (const other of PLACES)
            if (other.module !== module && other.module !== 'account' && module !== 'lobby')
              await expect(page.locator(other.works).first()).toBeVisible()
          // By its place: a sheet that is open hides what is behind it from assistive technology.
          await expect(page.locator('#m-header header')).toBeVisible()
          await page.evaluate(() => Reflect.set(globalThis, '__healed', true))
          await retry.click()
          await expect(page.locator(works).first()).toBeVisible()
          await expectSameVisit(page)
        } finally {
          undo()
        }
      },
    )
  }

for (const [at, { module, works }] of PLACES.entries())
  test(
    `${module} falls back to its last good release when the new one does not load (MOD-07, MOD-06)`,
    often(at, 0) ? {} : { tag: '@soak' },
    async ({ page, site, watch }) => {
      // The server could not draw it either, and React says so when the browser did.
      watch.allow(/broken on load|LoadError|Minified React error #(419|422)/)
      const undo = publishBroken(site.dataDir, module, 'throws while loading', { lastGood: true })
      try {
        await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
        await expect(page.locator('html[data-ready]')).toBeAttached()
        if (module === 'account') await tapLogIn(page)
        await expect(page.locator(works).first()).toBeVisible()
        await expect(page.getByRole('button', RETRY)).toHaveCount(0)
      } finally {
        undo()
      }
    },
  )

test('an open page goes on with the release it began with while another goes live (MOD-06)', async ({
  page,
  site,
}) => {
  await open(page, '/m/home')
  await markVisit(page)
  const undo = publishBroken(site.dataDir, 'account', 'throws while loading', { lastGood: false })
  try {
    await tapLogIn(page)
    await expect(page.locator('input[name=password]')).toBeVisible()
    await expectSameVisit(page)
  } finally {
    undo()
  }
})

/** Fingerprint of every file that the registry holds for the other modules. */
function filesOfOthers(site: OwnSite, module: string): Record<string, string> {
  const folder = join(site.dataDir, 'registry')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  // Closures and plans are no release's: the service notes there what it has put together itself.
  const others = names.filter(
    (name) =>
      !['closures', 'plans', module].some((part) => name.split('/').includes(part)) &&
      /\/.*\.\w+$/.test(name),
  )
  return Object.fromEntries(
    others.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  )
}

test('a team builds and releases its module alone: open pages go on, the next load shows it, nothing else moves (MOD-01, MOD-06)', async ({
  page,
  context,
  site,
}) => {
  const [before, after] = ['Create an account', 'Become a member']
  const channels = join(site.dataDir, 'registry', 'channels.json')
  const previous = readFileSync(channels, 'utf8')
  const team = copyForTeam('account', join(site.dataDir, 'team'))
  changeMessage(team, 'account', 'login.register', after)
  const files = filesOfOthers(site, 'account')
  expect(Object.keys(files).length).toBeGreaterThan(20)
  const pids = site.pids()
  const html = async (): Promise<string> =>
    (await ask(site, '/m/login', { headers: { cookie: 'm_language=EN' } })).text
  const versions = async (text: string): Promise<Record<string, string>> =>
    Object.fromEntries((await planOf(site, text)).modules.map(({ name, version }) => [name, version]))
  const shown = await html()
  expect(shown).toContain(before)
  await open(page, '/m/home')
  await markVisit(page)

  try {
    await run('npm', ['run', 'build', '--', 'account'], {
      cwd: team,
      env: { DATA_DIR: site.dataDir },
      quiet: true,
    })
    await expect.poll(html, { intervals: [100], timeout: 5_000 }).toContain(after)

    await tapLogIn(page)
    await expect(page.getByRole('dialog').getByRole('link', { name: before })).toBeVisible()
    await expectSameVisit(page)
    const next = await context.newPage()
    await open(next, '/m/login')
    await expect(next.locator('main').getByRole('link', { name: after })).toBeVisible()
    await next.reload({ waitUntil: 'domcontentloaded' })
    await expect(next.locator('main').getByRole('link', { name: after })).toBeVisible()

    const { account: old, ...othersBefore } = await versions(shown)
    const { account: now, ...othersAfter } = await versions(await html())
    expect(now).not.toBe(old)
    expect(othersAfter).toEqual(othersBefore)
    expect(filesOfOthers(site, 'account')).toEqual(files)
    expect(site.pids()).toEqual(pids)
  } finally {
    writeFileSync(channels, previous)
  }
})

/** A message of each other module that its pages come with. */
const TEAMS = [
  { module: 'shell', key: 'skip', before: 'Skip to content' },
  { module: 'lobby', key: 'categories', before: 'Game categories' },
  { module: 'content', key: 'banner.label', before: 'Highlights' },
  {
    module: 'member-centre',
    key: 'guest.invitation',
    before: 'Log in to see your balance and your favourites.',
  },
] as const

for (const { module, key, before } of TEAMS)
  test(
    `the team of ${module} builds and releases it alone, and nothing else moves (MOD-01)`,
    { tag: '@soak' },
    async ({ site }) => {
      test.setTimeout(180_000)
      const channels = join(site.dataDir, 'registry', 'channels.json')
      const previous = readFileSync(channels, 'utf8')
      const team = copyForTeam(module, join(site.dataDir, 'team'))
      changeMessage(team, module, key, 'Said by its own team')
      const files = filesOfOthers(site, module)
      const home = async (): Promise<string> =>
        (await ask(site, '/m/home', { headers: { cookie: 'm_language=EN' } })).text
      const versions = async (html: string): Promise<Record<string, string>> =>
        Object.fromEntries((await planOf(site, html)).modules.map(({ name, version }) => [name, version]))
      const shown = await home()
      expect(shown).toContain(before)
      try {
        await run('npm', ['run', 'build', '--', module], {
          cwd: team,
          env: { DATA_DIR: site.dataDir },
          quiet: true,
        })
        await expect.poll(home, { intervals: [100], timeout: 5_000 }).toContain('Said by its own team')
        const others = async (html: string): Promise<unknown> => ({ ...(await versions(html)), [module]: '' })
        expect(await others(await home())).toEqual(await others(shown))
        expect(filesOfOthers(site, module)).toEqual(files)
      } finally {
        writeFileSync(channels, previous)
      }
    },
  )

test('a file that was changed on disk is not served and does not run (MOD-10)', async ({
  page,
  brand,
  watch,
}) => {
  watch.allow(/\/m\/-\/(closure|assets\/content)\//, /page error: .*LoadError|React error #(419|422)/)
  const tampered = await startOwnSite('tampered', {
    prepare(dataDir) {
      const folder = join(dataDir, 'registry', 'files', 'content')
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
        const file = join(folder, name)
        writeFileSync(file, `globalThis.__tampered=true;${readFileSync(file, 'utf8')}`)
      }
    },
  })
  try {
    const { modules } = await planAt(tampered, '/m/home')
    const entry = modules.find(({ name }) => name === 'content')?.entry ?? ''
    const answer = await ask(tampered, `/m/-/assets/content/${entry}`)
    expect(answer.status).toBe(503)
    expect(answer.text).not.toContain('__tampered')
    await page.goto(`${tampered.origin(brand)}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-screen=home][data-state=ready]')).toBeVisible()
    const banner = page.locator('[data-slot="lobby-home.banner"]')
    await expect(banner.getByRole('button')).toHaveText(/Loading failed|โหลดไม่สำเร็จ/)
    await page.locator('nav ul a[href="/m/slot"]').first().click()
    await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(globalThis, '__tampered'))).toBeUndefined()
  } finally {
    await page.close()
    await tampered.stop()
  }
})
