import type fc from 'fast-check'
import type { Job, JobKind, NewJob } from '#db/jobs/job'

export const MINUTE_MS = 60_000
export const DAY_MS = 24 * 60 * MINUTE_MS
/** How a company answers the next call that moves money. */
export const MOODS = [
  'accept',
  'lose',
  'fault',
  'drop',
  'refuse',
  'busy',
  'killed-before',
  'killed-after',
] as const
export type Mood = (typeof MOODS)[number]
export const OPERATORS = ['anna', 'boon'] as const
export type OperatorName = (typeof OPERATORS)[number]
export const operatorNamed = (name: OperatorName) =>
  ({ id: name, name, role: 'payments', brands: 'all', credentialId: name, inPerson: true }) as const

/** The queue, whose jobs are done when the run says so. */
export class Queue {
  readonly waiting = new Map<string, number>()
  work: JobKind['work'] | undefined
  readonly jobs = {
    register: (kind: JobKind) => void (this.work = kind.work.bind(kind)),
    queue: async (_tx: unknown, ...jobs: NewJob[]) => jobs.forEach(({ key }) => this.waiting.set(key, 0)),
    hasten: async () => true,
  }

  /** The next turn of a job; undefined where none waits. */
  next(kind: string, key: string): Job | undefined {
    const turn = this.waiting.get(key)
    if (turn === undefined) return undefined
    this.waiting.set(key, turn + 1)
    return { id: key, kind, key, merchant: 'lotus', payload: {}, attempts: 1, turn: turn + 1 }
  }
}

/** What may not be done is refused, and changes nothing; another error is one. */
export async function refused(action: Promise<unknown>): Promise<void> {
  await action.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== 'ApiError') throw error
  })
}

/** A world that a run is made in. */
interface Expecting {
  expect(isOver: boolean): Promise<void>
}

/** Something that happens, after which everything that must always hold is looked at. */
export class Step<World extends Expecting> implements fc.AsyncCommand<object, World> {
  readonly #text: string
  readonly #run: (world: World) => Promise<void> | void
  constructor(text: string, run: (world: World) => Promise<void> | void) {
    this.#text = text
    this.#run = run
  }
  check(): boolean {
    return true
  }
  async run(_model: object, world: World): Promise<void> {
    await this.#run(world)
    await world.expect(false)
  }
  toString(): string {
    return this.#text
  }
}
