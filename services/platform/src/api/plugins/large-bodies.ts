import { BODY_BYTES } from '@site/shared-api/contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'

/** Of all bodies beyond the usual size that are held at once: each is there as bytes, as text and as values for a while. */
const MOST_BYTES = 64 * 1024 * 1024
const RETRY_AFTER_SECONDS = 5

/** What large bodies may hold of the memory of the process, all together. */
export class LargeBodies {
  #held = 0

  /**
   * Keeps room for a body until its answer is sent or its connection is gone; of one that does not say how long it is, for `limit`
   * bytes. Throws ApiError `too_many_requests` where there is none.
   */
  hold(request: FastifyRequest, reply: FastifyReply, limit: number): void {
    const said = Number(request.headers['content-length'] ?? limit)
    // What says that it is larger than it may be is refused unread.
    if (said <= BODY_BYTES || said > limit) return
    if (this.#held + said > MOST_BYTES)
      throw new ApiError('too_many_requests', { data: { retryAfter: RETRY_AFTER_SECONDS } })
    this.#held += said
    reply.raw.once('close', () => (this.#held -= said))
  }
}
