import { CHROMIUM_FLAGS, needChromium } from '@site/tools/chromium'
import { defineConfig, devices } from '@playwright/test'

/** Journeys of players in a real browser, at the size of a common phone; one site of its own per run. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env['CI'] ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    userAgent: devices['Pixel 7'].userAgent,
    viewport: { width: 412, height: 823 },
    // Layout is the same at every density; a seventh of the pixels leaves the processor to the page (pictures and benches use the phone's own).
    deviceScaleFactor: 1,
    isMobile: true,
    hasTouch: true,
    colorScheme: 'dark',
    // A worker's requests pass by `page.route`: only the journey of the worker itself lets it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: await needChromium(), args: [...CHROMIUM_FLAGS] },
  },
  projects: [{ name: 'mobile' }],
})
