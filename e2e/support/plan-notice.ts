import type { Page } from '@playwright/test'

/** Notes, from the next load on, the latest plan of which a page is notified. */
export async function notePlans(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('plan', ({ data }) => {
          document.documentElement.dataset['notifiedPlan'] = String(data)
        })
      }
    }
  })
}

/** Waits until the page is notified of another plan than the one it was made on. */
export async function waitForNewPlan(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { notifiedPlan } = document.documentElement.dataset
      const own = JSON.parse(document.querySelector('#m-plan')?.textContent ?? '{}') as { release?: string } // reason: the page's own plan
      return notifiedPlan !== undefined && notifiedPlan !== own.release
    },
    undefined,
    { timeout: 30_000 },
  )
}
