import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@site/tools/root'
import { freePort } from '@site/tools/services'
import { testOnOwnSite } from '#support/own-site.ts'
import { alive, expectSameVisit, markVisit, open } from '#support/page-facts.ts'
import type { OwnSite } from '#support/sites.ts'
import { expect } from '#support/test.ts'

const machine = await freePort()
const test = testOnOwnSite('hot', { settings: { DEV_ORIGINS: `http://127.0.0.1:${machine}` } })
test.use({ language: 'EN' })

const BOX = join(root, 'apps', 'lobby', 'src', 'features', 'search', 'search-box.tsx')
const STYLE = BOX.replace(/\.tsx$/, '.module.css')
const BUILD_MS = 120_000

/** `npm run dev -- lobby --site …` of this work tree, as a developer starts it. */
function devOnSite(site: OwnSite) {
  const args = ['dev', 'lobby', '--site', site.origin('lotus'), '--hot-port', String(machine)]
  const siteFlags = ['--url', `http://127.0.0.1:${site.operatorPort}`, '--data-dir', site.dataDir]
  const child = spawn(process.execPath, [join(root, 'tools', 'run.mjs'), ...args, ...siteFlags], {
    cwd: root,
  })
  const link = new Promise<string>((resolve, ended) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += String(text)
        const found = /http:\S+\/m\/-\/preview\?link=\S+/.exec(said)?.[0]
        if (found !== undefined) resolve(found)
      })
    child.once('exit', () => ended(new Error(said)))
  })
  return { link, stop: () => child.kill('SIGTERM') }
}

test(
  'a developer’s edit shows in the deployed site within seconds, in that browser alone, and what was typed stays (MOD-08)',
  { tag: '@soak' },
  async ({ page, newVisitor, site, watch }) => {
    test.setTimeout(2 * BUILD_MS)
    // A page that is left lets its streams go.
    watch.allow(/net::ERR_ABORTED/)
    const [box, style] = [readFileSync(BOX, 'utf8'), readFileSync(STYLE, 'utf8')]
    const dev = devOnSite(site)
    try {
      await page.goto(await dev.link, { timeout: BUILD_MS })
      await page.getByRole('button', { name: 'Run them here' }).click()
      await expect(page).toHaveURL(/\/m\/home$/)
      await open(page, '/m/slot')
      await markVisit(page)
      const field = page.getByRole('searchbox')
      await field.fill('half a na')

      writeFileSync(BOX, box.replace('role="search"', 'role="search"\n      data-edited=""'))
      await expect(page.locator('form[data-edited]')).toBeAttached()
      writeFileSync(STYLE, style.replace('.form {', '.form {\n  outline: 3px solid rgb(1, 2, 3);'))
      await expect(page.locator('form[data-edited]')).toHaveCSS('outline-color', 'rgb(1, 2, 3)')
      await expect(field).toHaveValue('half a na')
      await expectSameVisit(page)

      const theirs = await (await newVisitor()).newPage()
      await open(theirs, '/m/slot')
      await expect(theirs.locator('form[data-edited]')).toHaveCount(0)

      // A visitor who loads it again gets the current build.
      await expect(async () => {
        await page.reload({ waitUntil: 'domcontentloaded' })
        await alive(page)
        await expect(page.locator('form[data-edited]')).toBeAttached({ timeout: 1_000 })
      }).toPass()
    } finally {
      writeFileSync(BOX, box)
      writeFileSync(STYLE, style)
      dev.stop()
    }
  },
)
