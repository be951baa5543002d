import type { ValueOf } from '@site/shared-api/contract/call'
import type { work } from '@site/shared-api/contract/human-check'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import type { Deps } from '#deps'
import type { Requester } from '#identity/human-check/requester'
import { useOnce } from '#identity/human-check/repository'
import { networksOf } from '@site/service-kit/network-of'
import type { Keyed, Throttle } from '#operations/index'

const LIFE_MS = 10 * 60 * 1000
const WINDOW_MS = 60 * 60 * 1000
/** Numbers to try for the first sums of a network in an hour: about a second on a phone. */
const FIRST_MAX = 50_000
const LARGEST_MAX = 2_000_000
/** A network that asks for more sums gets harder ones: so many for each doubling. */
const DOUBLES_AFTER = 10
const SECOND_MS = 1_000

/** Sums that cost a browser a moment and a swarm of scripts a farm: the way past pictures (WCAG: no cognitive test). */
export class Works {
  readonly #deps: Deps & { keyed: Keyed; throttle: Throttle }
  readonly #key: string
  constructor(deps: Deps & { keyed: Keyed; throttle: Throttle }) {
    this.#deps = deps
    this.#key = deps.keyed.fingerprint('work', 'key')
  }

  async make({ address, merchant }: Requester): Promise<ValueOf<typeof work>> {
    const { clock, throttle } = this.#deps
    const networks = networksOf(address)
    const counts = await throttle.count(
      ...networks.map(({ name }) => ({ subject: `work:${name}`, windowMs: WINDOW_MS })),
    )
    const requestCount = Math.max(...networks.map(({ share }, i) => Math.ceil((counts[i] ?? 1) / share)))
    const doubled = FIRST_MAX * 2 ** Math.floor((requestCount - 1) / DOUBLES_AFTER)
    const maxnumber = Math.min(doubled, LARGEST_MAX)
    const { algorithm, challenge, salt, signature } = await createChallenge({
      hmacKey: this.#key,
      maxNumber: maxnumber,
      params: { until: String(Math.floor((clock.now().getTime() + LIFE_MS) / SECOND_MS)), merchant },
    })
    return { algorithm, challenge, maxnumber, salt, signature }
  }

  /** Whether the sum is one of ours for this brand, in time, right, and was not used before. */
  async take({ merchant }: Requester, payload: string): Promise<boolean> {
    const { clock, db } = this.#deps
    if (!(await isSolved(payload, this.#key))) return false
    const { until, merchant: brand } = extractParams(payload)
    const expiresAt = new Date(Number(until) * SECOND_MS)
    const now = clock.now()
    if (brand !== merchant || !(expiresAt > now)) return false
    const id = this.#deps.keyed.fingerprint('work', 'used', challengeOf(payload))
    return await useOnce(db, {
      id,
      merchant,
      kind: 'work',
      answer: '',
      created_at: now,
      expires_at: expiresAt,
    })
  }
}

/** The library throws on text that is no payload. */
async function isSolved(payload: string, key: string): Promise<boolean> {
  try {
    return await verifySolution(payload, key, false)
  } catch {
    return false
  }
}

function challengeOf(payload: string): string {
  const { challenge } = JSON.parse(Buffer.from(payload, 'base64').toString())
  return String(challenge)
}
