import type { FastifyRequest } from 'fastify'
import { insertAudit } from '#brands/index'
import { toJson } from '#db/json'
import type { Deps } from '#deps'
import type { Operator } from '#operations/operators/operator-auth'
import type { Throttle } from '#operations/throttle/throttle'

const HOUR_MS = 60 * 60 * 1000
/** Denials of one person that are written down in an hour: trying every call does not flood the log. */
const MOST_OF_PERSON = 60

/** Writes down which calls of operators were refused: who, what, when and from where (PLT-05). */
export class Denials {
  readonly #deps: Pick<Deps, 'clock' | 'db'> & { throttle: Throttle }
  constructor(deps: Pick<Deps, 'clock' | 'db'> & { throttle: Throttle }) {
    this.#deps = deps
  }

  /** `needs`: the rights of which one would have done, `in-person` or `brand`; `about`: what was requested. Beyond its measure nothing is written. */
  async record(
    { id, inPerson, name, role }: Operator,
    request: FastifyRequest,
    needs: readonly string[],
    about: object = {},
  ): Promise<void> {
    const { clock, db, throttle } = this.#deps
    const subject = `operator:denied:${id}`
    const counted = await throttle.ask({ subject, most: MOST_OF_PERSON, windowMs: HOUR_MS })
    if (counted.isRefused) return
    const [count = 0] = counted.counts
    await insertAudit(db, {
      at: clock.now(),
      actor: name,
      action: 'operator.denied',
      subject: `${request.method} ${request.routeOptions.url ?? ''}`,
      detail: toJson({
        role,
        needs,
        ...about,
        by: inPerson ? 'session' : 'token',
        address: request.ip,
        // What follows within the hour is left out.
        ...(count >= MOST_OF_PERSON && { last: true }),
      }),
    })
  }
}
