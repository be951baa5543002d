const PATIENCE_MS = 40_000
const LOOK_MS = 50

/** Waits until `look` finds something; rejects with `what` after a time. */
export async function until<T>(
  look: () => T | undefined | Promise<T | undefined>,
  what: string,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const end = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what}: timed out`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
