import { ApiError } from '#api/api-error'

/** Each takes a second of a processor and some hundred megabytes. */
const MOST_WAITING = 6

let waiting = 0
let last: Promise<unknown> = Promise.resolve()

/** Decodes pictures of one call after those of another, whoever brought them; who would wait for too many is told to come again. */
export async function inTurn<Taken>(work: () => Promise<Taken>): Promise<Taken> {
  if (waiting >= MOST_WAITING) throw new ApiError('too_many_requests', { data: { retryAfter: 5 } })
  waiting += 1
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return await mine.finally(() => (waiting -= 1))
}
