import { randomBytes } from 'node:crypto'
import { encrypt } from '../rig/caller.ts'
import type { Chance } from '../rig/chance.ts'
import { JSON_KINDS } from './json-bodies.ts'
import type { Target } from './targets.ts'

export type Key = { kid: string; alg: string } & Record<string, unknown>

/** A request whose body costs more to read than to send. */
export interface SlowBody {
  readonly kind: string
  readonly call: string
  readonly by: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly content: Buffer
}

interface Content {
  readonly type: string
  readonly content: Buffer
  /** Bytes of each picture, where there are several. */
  readonly sizes?: string
}

const PIXELS = 'pixels'
const KINDS = [...Object.keys(JSON_KINDS), PIXELS]
const SMALL_SIZES = [1_024, 16 * 1_024]
/** Of a body, what is left to be sealed: it grows by a third. */
const SEALED_SHARE = 0.7
const MS = 1_000

const isKind = (kind: string): kind is keyof typeof JSON_KINDS => Object.hasOwn(JSON_KINDS, kind)

/** Bodies made to be slow: of every kind, from small to the largest, for every call that may carry one. */
export class SlowBodies {
  readonly #targets: readonly Target[]
  readonly #chance: Chance
  readonly #key: Key
  readonly #bombs: readonly Buffer[]
  constructor(targets: readonly Target[], chance: Chance, key: Key, bombs: readonly Buffer[]) {
    this.#targets = targets
    this.#chance = chance
    this.#key = key
    this.#bombs = bombs
  }

  next(): SlowBody {
    const kind = this.#chance.of(KINDS)
    const ofBytes = kind === PIXELS
    const target = this.#chance.of(
      this.#targets.filter(({ isRaw, pictures }) => (ofBytes ? isRaw || pictures : !isRaw)),
    )
    const { by, headers, url } = this.#chance.of(target.senders)
    const { content, sizes, type } = ofBytes ? this.#pixels(target) : this.#json(target, kind)
    return {
      kind,
      call: target.call,
      by,
      method: target.method,
      url: sizes === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}sizes=${sizes}`,
      headers: {
        ...headers,
        'Content-Type': type,
        'Content-Length': String(content.length),
        'X-Forwarded-For': `10.${this.#chance.below(250)}.${this.#chance.below(250)}.${this.#chance.below(250)}`,
        ...(target.isSealed && { Encryption: this.#key.kid }),
      },
      content,
    }
  }

  #json({ isSealed, limits }: Target, kind: string): Content {
    const type = 'application/json'
    const bytes = this.#chance.of([...SMALL_SIZES, limits.bytes / 2, limits.bytes])
    if (!isKind(kind)) throw new Error(`nothing makes bodies of ${kind}`)
    const [beyond, within] = JSON_KINDS[kind]
    const build = this.#chance.of([beyond, within])
    if (!isSealed || build === beyond) return { type, content: Buffer.from(build({ ...limits, bytes })) }
    return { type, content: this.#sealed(within({ ...limits, bytes: bytes * SEALED_SHARE })) }
  }

  #sealed(text: string): Buffer {
    const fresh = { iat: Math.floor(Date.now() / MS), nonce: randomBytes(16).toString('hex') }
    return Buffer.from(JSON.stringify({ data: encrypt(this.#key, { ...JSON.parse(text), ...fresh }) }))
  }

  #pixels({ limits, pictures }: Target): Content {
    const { most, mostBytes } = pictures ?? { most: 1, mostBytes: limits.bytes }
    const files = Array.from({ length: 1 + this.#chance.below(most) }, () => this.#bomb(mostBytes))
    return {
      type: 'application/octet-stream',
      content: Buffer.concat(files),
      ...(files.length > 1 && { sizes: files.map(({ length }) => length).join() }),
    }
  }

  /** As it is, or as large as a file may be. */
  #bomb(mostBytes: number): Buffer {
    const bomb = this.#chance.of(this.#bombs.filter(({ length }) => length <= mostBytes))
    return this.#chance.below(2) === 0 ? bomb : Buffer.concat([bomb], mostBytes)
  }
}
