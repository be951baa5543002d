import type { Locator, Page } from '@playwright/test'
import type { Call } from '@site/shared-api/contract/call'
import type { Nginx } from '@site/tools/nginx'
import { requestsOf, secureConsole, testBehindNginx, type LoggedRequest } from './behind-nginx.ts'
import { addOperator, signInAt } from './console.ts'
import { approved } from './in-person.ts'
import { fillLogin, MEMBERS } from './member.ts'
import { alive } from './page-facts.ts'
import { expect } from './test.ts'
import type { BrandName, Site } from './sites.ts'
import type { Watch } from './watch.ts'

const DESKTOP = {
  viewport: { width: 1280, height: 800 },
  locale: 'en-US',
  serviceWorkers: 'block',
  ignoreHTTPSErrors: true,
} as const

interface ConsolePages {
  /** The console over https, where an owner is signed in. */
  readonly consolePage: Page
}

/** A site with games behind nginx, and one operator's browser at its console for all journeys of the file. */
const test = testBehindNginx('pictures', { games: true }).extend<
  ConsolePages,
  { readonly signedInConsole: Page }
>({
  signedInConsole: [
    async ({ browser, nginx, site }, use) => {
      const operator = await addOperator(site, 'pictures-olga', 'owner')
      const context = await browser.newContext(DESKTOP)
      const page = await context.newPage()
      await page.goto(secureConsole(nginx, '/deposits'))
      await signInAt(page, operator)
      await use(page)
      await context.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  consolePage: async ({ signedInConsole: signedInDesk, watch }, use) => {
    await watch.attach(signedInDesk.context())
    await use(signedInDesk)
  },
})
export { test }

const covered: Call[] = []

export const named = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

/** The calls that journeys of this file make, by name. */
export const coveredCalls = (): string[] => [...new Set(covered.map(named))].sort()

/** Bytes of a body that a page sends while `act` runs, at least. */
type Send = (call: Call, atLeast: number, act: () => Promise<void>) => Promise<void>

interface Journey {
  readonly page: Page
  readonly consolePage: Page
  readonly nginx: Nginx
  readonly site: Site
  /** Fails unless nginx takes the call over HTTP/2 with a body of so many bytes, and the site answers 200. */
  readonly send: Send
  /** Allows that a page's console says that a call was refused. */
  readonly watch: Watch
}

/** A test of calls that take pictures: it fails where it has not sent each of them. */
export function pictureJourney(
  title: string,
  calls: readonly Call[],
  journey: (at: Journey) => Promise<void>,
): void {
  covered.push(...calls)
  test(title, async ({ page, consolePage: desk, nginx, site, watch }) => {
    const sent = new Set<Call>()
    const send: Send = async (call, atLeast, act) => {
      sent.add(call)
      const before = requestsTo(nginx, call).length
      await act()
      await expect.poll(() => requestsTo(nginx, call).length, named(call)).toBe(before + 1)
      const { protocol, status, received = 0 } = requestsTo(nginx, call).at(-1) ?? {}
      expect([protocol, status]).toEqual(['HTTP/2.0', 200])
      expect(received).toBeGreaterThanOrEqual(atLeast)
    }
    await journey({ page, consolePage: desk, nginx, site, send, watch })
    expect([...sent]).toEqual([...calls])
  })
}

const requestsTo = (nginx: Nginx, { method, path }: Call): readonly LoggedRequest[] => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
  return requestsOf(nginx).filter((request) => request.method === method && pattern.test(request.path))
}

/** Waits until every picture is there and has been decoded. */
export async function expectPictures(pictures: Locator, count = 1): Promise<void> {
  await expect(pictures).toHaveCount(count)
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        all.every((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
      ),
    )
    .toBe(true)
}

/** Signs in a member on the login screen. */
export async function signInAs(
  page: Page,
  account: string,
  next: string,
  brand: BrandName = 'lotus',
): Promise<void> {
  await page.goto(`/m/login?next=${encodeURIComponent(next)}`, { waitUntil: 'domcontentloaded' })
  await fillLogin(page, { ...MEMBERS[brand], account })
  await expect(page).toHaveURL((url) => url.pathname === next.split('?')[0])
  await alive(page)
}

/** Publishes what an editor of the console shows, by two people where money depends on it. */
export async function publish(consolePage: Page, site: Site): Promise<void> {
  const answered = consolePage.waitForResponse((response) => response.url().endsWith('/publish'))
  await consolePage.getByRole('button', { name: 'Publish now' }).click()
  await consolePage.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click()
  const answer = await answered
  const requested = new Response(await answer.text(), { status: answer.status() })
  const published = await approved(site, requested, 'local')
  expect(published.status).toBe(200)
}

/** What documents name the picture by that an editor of the console shows after its upload. */
export async function shownSlug(consolePage: Page): Promise<string> {
  const shown = consolePage.getByRole('img', { name: /^Picture p-/ }).first()
  await expectPictures(shown)
  return (await shown.getAttribute('alt'))?.replace('Picture ', '') ?? ''
}
