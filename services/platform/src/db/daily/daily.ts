import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { takeWork } from '#db/daily/repository'

/** Every copy looks this often whether work is due that no other has taken. */
const LOOK_MS = 15 * 60_000
/** Between two batches others have their turn. */
const PAUSE_MS = 20

/**
 * Does work once a day, in whichever copy of the site finds it due first. `work` yields after each batch with how many rows it
 * was; it ends early, between two batches, when the platform does, and goes on the next day.
 */
export function daily(
  app: FastifyInstance,
  name: string,
  work: (now: Date) => AsyncGenerator<number, void>,
): void {
  const { clock, db } = app.platform
  let isOver = false
  let running: Promise<void> | undefined

  async function doIfDue(): Promise<void> {
    const now = clock.now()
    if (!(await takeWork(db, name, now))) return
    let rows = 0
    for await (const batch of work(now)) {
      rows += batch
      if (isOver) break
      await pause(PAUSE_MS)
    }
    app.log.info({ work: name, rows }, 'daily work is done')
  }

  const look = (): void => {
    running ??= doIfDue()
      .catch((error: unknown) => app.log.error({ err: error, work: name }, 'daily work failed'))
      .finally(() => (running = undefined))
  }
  const looking = setInterval(look, LOOK_MS).unref()
  app.addHook('onReady', async () => look())
  app.addHook('preClose', async () => {
    isOver = true
    clearInterval(looking)
    await running
  })
}
