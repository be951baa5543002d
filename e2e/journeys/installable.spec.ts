import type { Page } from '@playwright/test'
import { ask, planAt } from '#support/ask.ts'
import { keptFiles, tamperWithKept, untilKept } from '#support/kept.ts'
import { MEMBERS, signIn } from '#support/member.ts'
import { switchBrand } from '#support/operator.ts'
import { testOnSwitchedSite as test } from '#support/own-site.ts'
import { openOffline } from '#support/offline.ts'
import { alive, expectSameVisit, markVisit, visit } from '#support/page-facts.ts'
import { publishBroken } from '#support/broken-release.ts'
import { expect } from '#support/test.ts'

test.use({ serviceWorkers: 'allow' })

const NO_NETWORK = [
  /ERR_INCOMPLETE_CHUNKED_ENCODING/,
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_CONNECTION_REFUSED/,
  /ERR_FAILED/,
  /Failed to fetch/,
]
const offlineScreen = (page: Page) => page.locator('[data-screen=offline]')

interface Manifest {
  readonly name: string
  readonly lang: string
  readonly start_url: string
  readonly background_color: string
  readonly icons: readonly { src: string; sizes: string; purpose: string }[]
  readonly shortcuts: readonly { name: string; url: string }[]
}

const BRANDS = [
  {
    brand: 'lotus',
    name: 'Lotus',
    lang: 'th',
    canvas: '#0E0B14',
    shortcut: { name: 'สล็อต', url: '/m/slot' },
  },
  {
    brand: 'coral',
    name: 'Coral',
    lang: 'en',
    canvas: '#071A1F',
    shortcut: { name: 'Slots', url: '/m/slot' },
  },
] as const

for (const { brand, name, lang, canvas, shortcut } of BRANDS)
  test(`${name} can be installed: its name, language, colours, icons and shortcuts (SHL-32)`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site.origin(brand)}/m/home`, { waitUntil: 'domcontentloaded' })
    await alive(page)
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = JSON.parse((await ask(site, address ?? '', { brand })).text) as Manifest // reason: checked below
    expect(manifest).toMatchObject({
      name,
      short_name: name,
      lang,
      dir: 'ltr',
      start_url: '/m/home',
      scope: '/m/',
      display: 'standalone',
      theme_color: canvas,
      background_color: canvas,
    })
    expect(manifest.shortcuts).toContainEqual(expect.objectContaining(shortcut))
    for (const { url } of manifest.shortcuts) expect((await ask(site, url, { brand })).status, url).toBe(200)

    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    const icons = [...manifest.icons, { src: touch ?? '', sizes: '180x180', purpose: 'maskable' }]
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    for (const { src, sizes, purpose } of icons) {
      const { edge, corner, sign } = await page.evaluate(readIcon, src)
      expect(`${edge}x${edge}`, src).toBe(sizes)
      // Cut by the system, an icon must fill its square; otherwise its corners are round.
      expect(corner, src).toBe(purpose === 'maskable' ? 255 : 0)
      expect(sign, `${src} shows the brand's sign`).toBe(true)
    }
    // The browser's own judgement; a private window is the one thing it minds here.
    const devtools = await page.context().newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    expect((await devtools.send('Page.getAppManifest')).errors).toEqual([])
  })

/** Edge, opacity of a corner, and whether anything else than the ground is drawn. */
async function readIcon(src: string): Promise<{ edge: number; corner: number; sign: boolean }> {
  const image = new Image()
  image.src = src
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  pen.drawImage(image, 0, 0)
  const { data } = pen.getImageData(0, 0, image.width, image.height)
  const colours = new Set<number>()
  for (let at = 0; at < data.length; at += 4)
    colours.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8))
  return { edge: image.naturalWidth, corner: data[3] ?? 0, sign: colours.size > 8 }
}

const OFFLINE = [
  { brand: 'lotus', title: 'ไม่มีการเชื่อมต่อ', said: 'คุณออฟไลน์อยู่', again: 'ตรวจสอบอีกครั้ง', place: 'สล็อต' },
  { brand: 'coral', title: 'No connection', said: 'You are offline', again: 'Check again', place: 'Slots' },
] as const

for (const { brand, title, said, again, place } of OFFLINE)
  test(`without a network the frame of ${brand} opens at any address, says so, and goes on by itself (SHL-32, SHL-06)`, async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(...NO_NETWORK)
    await visit(page, `${site.origin(brand)}/m/home`)
    await untilKept(page)
    // A place that this browser has never been to.
    const goOnline = await openOffline(page, `${site.origin(brand)}/m/slot?pageNum=2`)
    await expect(offlineScreen(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(page.locator('html[data-ready]')).toBeAttached()
    await expect(page.getByRole('banner').getByRole('heading', { name: place })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()

    // Asking again changes nothing yet, and the address stays.
    await offlineScreen(page).getByRole('link', { name: again }).click()
    await expect(offlineScreen(page)).toBeVisible()
    await expect(page).toHaveURL(/\/m\/slot\?pageNum=2$/)

    await goOnline()
    await expect(page.locator('[data-screen=category][data-state=ready]')).toBeVisible()
    await expect(offlineScreen(page)).toHaveCount(0)
  })

test.describe('what is kept, and for how long', () => {
  test.use({ language: 'EN' })

  test('what is kept for offline belongs to no member: no page, no call, nothing of who was signed in (SHL-32)', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(...NO_NETWORK)
    await signIn(page, 'lotus')
    await alive(page)
    await untilKept(page)
    // Now through the worker, as a member.
    await visit(page, '/m/home')
    await page.evaluate(
      () => navigator.serviceWorker.controller !== null || Promise.reject(new Error('no worker')),
    )
    await visit(page, '/m/slot')
    for (const { url, text } of await keptFiles(page)) {
      expect(url).toMatch(/^\/m\/-\/(assets|closure)\/|^\/m\/-\/frame$/)
      expect(text, url).not.toContain(MEMBERS.lotus.account)
      if (url === '/m/-/frame') expect(text).toContain('"memberHint":false')
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'))).toBeNull()
    await context.setOffline(true)
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(offlineScreen(page)).toBeVisible()
    await expect(page.locator('body')).not.toContainText(/lotus\.demo/)
  })

  test('a kept script that was changed does not run and is fetched anew (SHL-32, MOD-10)', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(...NO_NETWORK, /Failed to find a valid digest/)
    await visit(page, '/m/home')
    await untilKept(page)
    await visit(page, '/m/slot')
    await tamperWithKept(page, 'globalThis.__tampered = true')
    const tampered = () => page.evaluate(() => Reflect.get(globalThis, '__tampered'))
    await visit(page, '/m/slot')
    expect(await tampered()).toBeUndefined()
    // Without a network there is nothing better to be had: the screen works without any script.
    await tamperWithKept(page, 'globalThis.__tampered = true')
    await context.setOffline(true)
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(offlineScreen(page)).toBeVisible()
    expect(await tampered()).toBeUndefined()
  })

  test('an open page lives on through a release and the worker’s own change; the next one is new (SHL-32)', async ({
    page,
    site,
    watch,
  }) => {
    // The last is what a server says to a page's polls on its way out.
    watch.allow(...NO_NETWORK, /broken on/, /LoadError|Minified React error/, /status of 503/)
    await visit(page, '/m/home')
    await untilKept(page)
    await visit(page, '/m/home')
    await markVisit(page)
    const before = await planAt(site, '/m/home')
    const undo = publishBroken(site.dataDir, 'lobby', 'throws while drawing', { lastGood: false })
    await expect.poll(async () => (await planAt(site, '/m/home')).release).not.toBe(before.release)
    // Even while the site's server restarts with another worker, what is open goes on with its own files.
    await site.stopDelivery()
    await site.startDelivery({ SERVICE_WORKER: 'off' })
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/m'))?.update())
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectSameVisit(page)
    undo()
    // Switched off: the next page has no worker, and asks for none.
    await visit(page, '/m/home')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
    await site.stopDelivery()
    await site.startDelivery()
  })

  test('a closed site is never hidden behind what is kept, a vanished one is reported and found again (SHL-32, SHL-16)', async ({
    page,
    site,
    watch,
  }) => {
    watch.allow(...NO_NETWORK, /status 503/, /status of 503/, /status of 5\d\d/)
    await visit(page, '/m/home')
    await untilKept(page)
    await switchBrand(site, 'lotus', { maintenance: true })
    await page.goto('/m/home', { waitUntil: 'domcontentloaded' })
    await expect(page.locator('[data-screen=maintenance]')).toBeVisible()
    await switchBrand(site, 'lotus', { maintenance: false })

    // The device has a network, the site's server is gone.
    await site.stopDelivery()
    await page.goto('/m/activity', { waitUntil: 'domcontentloaded' })
    await expect(offlineScreen(page).getByRole('heading', { name: 'No connection' })).toBeVisible()
    await site.startDelivery()
    await expect(page.locator('[data-screen=activity][data-state=ready]')).toBeVisible()
  })
})
