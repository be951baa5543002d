import { expect } from '@playwright/test'

const VISITS = 10
/** A server that is late leaves the drawing to the browser: so often it may be. */
const MOST_LATE = 1

/** Goes somewhere ten times; `drawn` looks whether it came drawn and, the first time, at what. At least nine must. */
export async function expectDrawn(what: string, drawn: (first: boolean) => Promise<boolean>): Promise<void> {
  let count = 0
  for (let visit = 0; visit < VISITS; visit += 1) if (await drawn(count === 0)) count += 1
  expect(count, `${what} came drawn in ${count} of ${VISITS} visits`).toBeGreaterThanOrEqual(
    VISITS - MOST_LATE,
  )
}
