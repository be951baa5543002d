import { expect } from '@playwright/test'

/** A server that is late leaves the drawing to the browser: of ten visits one may be so. */
const LATE_RATE = 0.1

/** Goes somewhere again and again; `drawn` looks whether it came drawn and, the first time, at what. Nine visits in ten must. */
export async function expectDrawn(
  what: string,
  drawn: (first: boolean, visit: number) => Promise<boolean>,
  visits = 10,
): Promise<void> {
  let count = 0
  for (let visit = 0; visit < visits; visit += 1) if (await drawn(count === 0, visit)) count += 1
  const least = Math.floor(visits * (1 - LATE_RATE))
  expect(count, `${what} came drawn in ${count} of ${visits} visits`).toBeGreaterThanOrEqual(least)
}
