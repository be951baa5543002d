import { expect, type Page } from '@playwright/test'

/** Waits until the browser could open the site's frame without a network, in the language of the page. */
export async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready
        const frame = await caches.match('/m/-/frame', { ignoreVary: true })
        const plan: unknown = JSON.parse(document.getElementById('m-plan')?.textContent ?? '{}')
        const release = typeof plan === 'object' && plan !== null && 'release' in plan ? plan.release : ''
        return frame?.headers.get('X-Frame')?.startsWith(`${String(release)} `) === true
      }),
    )
    .toBe(true)
}

/** Everything that the worker keeps: address and content. */
export function keptFiles(page: Page): Promise<{ url: string; text: string }[]> {
  return page.evaluate(async () => {
    const files: { url: string; text: string }[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request, { ignoreVary: true })
        files.push({ url: new URL(request.url).pathname, text: (await answer?.text()) ?? '' })
      }
    }
    return files
  })
}

/** Damages every kept script the way a broken disk or an intruder would. */
export function tamperWithKept(page: Page, code: string): Promise<void> {
  return page.evaluate(async (text) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (request.url.endsWith('.js'))
          await cache.put(request, new Response(text, { headers: { 'Content-Type': 'text/javascript' } }))
    }
  }, code)
}
