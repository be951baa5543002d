import { ApiError } from '#api/api-error'

/** Each takes a second of a processor and some hundred megabytes. */
const MOST_WAITING = 6
/** Of one member, guest or operator, so that none fills the queue. */
const MOST_OF_ONE = 4
const RETRY_AFTER_SECONDS = 5

const waiting = new Map<string, number>()
let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes one call's pictures at a time in the whole process, `by` being the uploader. Throws ApiError
 * `too_many_requests` where too many wait, of all or of one.
 */
export async function inPictureQueue<Drawn>(by: string, work: () => Promise<Drawn>): Promise<Drawn> {
  const all = [...waiting.values()].reduce((sum, count) => sum + count, 0)
  const own = waiting.get(by) ?? 0
  if (all >= MOST_WAITING || own >= MOST_OF_ONE)
    throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
  waiting.set(by, own + 1)
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return await mine.finally(() => {
    const left = (waiting.get(by) ?? 1) - 1
    if (left === 0) waiting.delete(by)
    else waiting.set(by, left)
  })
}
