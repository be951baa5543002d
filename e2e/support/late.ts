import type { BrowserContext } from '@playwright/test'

/** With `E2E_LATE_MS` set, every document, script, style and call comes up to so many milliseconds late, by chance. */
const MOST_MS = Number(process.env['E2E_LATE_MS'] ?? 0)
const PICTURES = /\/img\/|\.(woff2|webp|avif|png|svg)$/

/** Shakes the order in which things arrive: what holds only because one came before another falls here. */
export async function comeLate(context: BrowserContext): Promise<void> {
  if (MOST_MS === 0) return
  await context.route(
    ({ pathname }) => !PICTURES.test(pathname),
    async (route) => {
      await new Promise((done) => setTimeout(done, Math.random() ** 2 * MOST_MS))
      // The page may have gone in the meantime.
      await route.fallback().catch(() => undefined)
    },
  )
}
