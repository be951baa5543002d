import { site, whenIdle } from '@site/shared-api'
import { MOST_PROBLEMS, type PageProblems } from './page-problems.ts'

const LOOK_MS = 500
/** A screen that does not come alive is reported, too. */
const MOST_LOOKS = 40

interface Saver {
  readonly connection?: { readonly saveData?: boolean }
}

/**
 * Lets a part of the pages report telemetry (MOD-11). From the start nothing but failures is gathered; what measures is a
 * file of its own, fetched when the page answers taps and rests, and never for who saves data.
 */
export function startField(): void {
  const { bus, plan } = site()
  const { connection } = navigator as Navigator & Saver // reason: Save-Data is not in TypeScript's DOM yet
  if (plan.field === undefined || plan.offline || connection?.saveData === true) return
  if (Math.random() >= plan.field.rate) return
  const problems: PageProblems = { failures: [], errors: [] }
  bus.on('moduleFailed').subscribe(({ data, elsewhere }) => {
    if (!elsewhere && problems.failures.length < MOST_PROBLEMS) problems.failures.push(data)
  })
  const threw = (where: string): void => {
    if (problems.errors.length < MOST_PROBLEMS) problems.errors.push(where)
  }
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent) threw(stackOf(event.error) ?? `${event.filename}:${event.lineno}`)
  })
  addEventListener('unhandledrejection', ({ reason }) => threw(stackOf(reason) ?? ''))
  whenAnswering(() => {
    import('./follow-field.ts').then(
      ({ followField }) => followField(plan, problems),
      // It does not come, or is blocked: the page is whole without it.
      () => undefined,
    )
  })
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined)

/** Once the landing screen has been taken over and the page rests. */
function whenAnswering(work: () => void, looks = MOST_LOOKS): void {
  const screen = document.querySelector('#m-screen [data-module] *')
  // React marks the elements it has taken over.
  const isAlive = screen === null || Object.keys(screen).some((key) => key.startsWith('__react'))
  if (isAlive || looks === 0) whenIdle(work)
  else setTimeout(() => whenAnswering(work, looks - 1), LOOK_MS)
}
