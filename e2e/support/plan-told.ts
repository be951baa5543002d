import type { Page } from '@playwright/test'

/** Notes, from the next load on, which plan a page is told of last. */
export async function notePlans(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url)
        this.addEventListener('plan', ({ data }) => {
          document.documentElement.dataset['told'] = String(data)
        })
      }
    }
  })
}

/** Waits until the page has been told of another plan than the one it was made on. */
export async function toldOfNewPlan(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const { told } = document.documentElement.dataset
      const own = JSON.parse(document.querySelector('#m-plan')?.textContent ?? '{}') as { release?: string } // reason: the page's own plan
      return told !== undefined && told !== own.release
    },
    undefined,
    { timeout: 30_000 },
  )
}
