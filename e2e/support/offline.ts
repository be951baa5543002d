import type { Page } from '@playwright/test'

/** Opens an address on a device without a network: the context's own switch does not reach a new document of Chromium 150; the returned function ends it. */
export async function openOffline(page: Page, address: string): Promise<() => Promise<void>> {
  const context = page.context()
  await context.setOffline(true)
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const say = (offline: boolean) =>
    devtools.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    })
  await say(true)
  return async () => {
    await context.setOffline(false)
    await say(false)
  }
}
