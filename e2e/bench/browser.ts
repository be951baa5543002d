import { CHROMIUM_FLAGS, needChromium } from '@site/tools/chromium'
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '@playwright/test'

export const openBrowser = async (flags: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: await needChromium(), args: [...CHROMIUM_FLAGS, ...flags] })

/** A visitor who was never here, on the common phone of the design (412×823). */
export const phone = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
    isMobile: true,
    hasTouch: true,
    // The page's own requests are measured, not what a worker keeps for the next visit.
    serviceWorkers: 'block',
    ...options,
  })
