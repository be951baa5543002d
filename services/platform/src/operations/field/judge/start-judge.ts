import type { FastifyInstance } from 'fastify'
import { Judge } from '#operations/field/judge/judge'
import type { Control } from '#operations/field/judge/pointers'

/** While there is a canary, and while there is none. */
const LOOK_MS = { busy: 2_000, idle: 5_000 } as const

/** Looks at the canaries for as long as the platform runs; of several copies one judges at a time. */
export function startJudge(app: FastifyInstance, control: Control): void {
  const { clock, db } = app.platform
  const judge = new Judge({ clock, db, control, log: app.log })
  let isOver = false
  let looking: Promise<void> = Promise.resolve()
  let next: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    let isBusy = false
    try {
      isBusy = await judge.look()
    } catch (error) {
      app.log.error({ err: error }, 'canaries were not looked at')
    }
    if (!isOver) next = setTimeout(begin, isBusy ? LOOK_MS.busy : LOOK_MS.idle).unref()
  }
  const begin = (): void => void (looking = look())
  // The service of pages is started beside this one, and may not answer yet.
  app.addHook('onReady', async () => void (next = setTimeout(begin, LOOK_MS.idle).unref()))
  app.addHook('preClose', async () => {
    isOver = true
    clearTimeout(next)
    await looking
  })
}
