import { ApiError } from '#api/api-error'

/** Calls of one member that this copy sends to the database at once; they would wait for each other there. */
const AT_ONCE = 2
/** Others wait here, where they hold no connection. */
const MOST_WAITING = 64
const PATIENCE_MS = 4_000
const RETRY_SECONDS = 1

interface Line {
  running: number
  readonly waiting: (() => void)[]
}

/**
 * Keeps the money calls of one member from holding all connections of this copy while they wait for one another: a few at a
 * time, the others in the order they came. It guards this copy's pool alone; who goes first is decided by the database.
 */
export class MemberTurns {
  readonly #lines = new Map<string, Line>()

  /** Throws ApiError `system_unavailable`, with when to come back, for whom there is no turn in time: nothing was done then. */
  async run<T>(memberId: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(memberId) ?? { running: 0, waiting: [] }
    this.#lines.set(memberId, line)
    if (line.running < AT_ONCE) line.running += 1
    else await waitIn(line)
    try {
      return await work()
    } finally {
      this.#leave(memberId, line)
    }
  }

  /** The place of one who is done goes to the next who waits. */
  #leave(memberId: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) return next()
    line.running -= 1
    if (line.running === 0) this.#lines.delete(memberId)
  }
}

function waitIn({ waiting }: Line): Promise<void> {
  if (waiting.length >= MOST_WAITING) throw busy()
  return new Promise((resolve, reject) => {
    const turn = (): void => {
      clearTimeout(patience)
      resolve()
    }
    const patience = setTimeout(() => {
      waiting.splice(waiting.indexOf(turn), 1)
      reject(busy())
    }, PATIENCE_MS)
    waiting.push(turn)
  })
}

const busy = (): ApiError =>
  new ApiError('system_unavailable', {
    data: { retryAfter: RETRY_SECONDS },
    message: 'Too many calls of this member are waiting, please try again',
  })
