import type { Chance } from './chance.ts'
import { encrypt } from './caller.ts'

export interface Hostile {
  body: string
  headers: Record<string, string>
}

type Key = { kid: string; alg: string } & Record<string, unknown>

const SIGNS = [
  '"',
  '\\',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\u0000',
  '\ud800',
  '\u202e',
  'ก',
  '😀',
  'a',
  '0',
  ' ',
  "'",
  '<script>',
]
const OVERSIZED = 70_000
const RARELY = 0.02

/** Bodies that no honest client sends: broken, bent, oversized, and sealed ones with nonsense inside. */
export class HostileBodies {
  readonly #chance: Chance
  readonly #key: Key
  readonly #now: number
  constructor(chance: Chance, key: Key, now: number) {
    this.#chance = chance
    this.#key = key
    this.#now = now
  }

  next(fields: readonly string[]): Hostile {
    const json = { 'Content-Type': 'application/json', Encryption: this.#key.kid }
    if (this.#chance.next() < RARELY)
      return { body: JSON.stringify({ data: 'x'.repeat(OVERSIZED) }), headers: json }
    const make = this.#chance.of([
      () => ({ body: this.#text(400), headers: json }),
      () => ({ body: this.#bend(JSON.stringify(this.#object(fields))), headers: json }),
      () => ({ body: JSON.stringify(this.#object(fields)), headers: json }),
      () => ({ body: JSON.stringify(this.#value(6)), headers: json }),
      () => ({ body: JSON.stringify({ data: this.#bend(this.#sealed(fields)) }), headers: json }),
      () => ({ body: JSON.stringify({ data: this.#sealed(fields) }), headers: json }),
      () => ({
        body: JSON.stringify({ data: this.#sealed(fields) }),
        headers: { ...json, Encryption: this.#plain() },
      }),
      () => ({
        body: this.#text(200),
        headers: {
          'Content-Type': this.#chance.of([
            'text/plain',
            'application/xml',
            'multipart/form-data',
            'application/x-www-form-urlencoded',
          ]),
        },
      }),
    ])
    return make()
  }

  #sealed(fields: readonly string[]): string {
    const fresh = this.#chance.next() < 0.7 ? { iat: this.#now, nonce: this.#nonce() } : {}
    return encrypt(
      this.#key,
      this.#chance.next() < 0.1 ? this.#value(4) : { ...this.#object(fields), ...fresh },
    )
  }

  #nonce(): string {
    return Array.from({ length: 24 }, () =>
      this.#chance.of([...'abcdefghijklmnopqrstuvwxyz0123456789']),
    ).join('')
  }

  #object(fields: readonly string[]): Record<string, unknown> {
    const names = fields.filter(() => this.#chance.next() < 0.7)
    return Object.fromEntries([...names, this.#plain()].map((name) => [name, this.#value(3)]))
  }

  #value(depth: number): unknown {
    const { below, next } = {
      below: this.#chance.below.bind(this.#chance),
      next: this.#chance.next.bind(this.#chance),
    }
    const make = this.#chance.of<() => unknown>([
      () => this.#text(40),
      () => this.#plain(),
      () => '9'.repeat(below(400)),
      () => next() * 10 ** below(308),
      () => -below(1_000_000),
      () => null,
      () => next() < 0.5,
      () => (depth > 0 ? Array.from({ length: below(4) }, () => this.#value(depth - 1)) : []),
      () =>
        depth > 0 ? { [this.#text(6)]: this.#value(depth - 1), __proto__x: this.#value(depth - 1) } : {},
    ])
    return make()
  }

  /** Text with a few signs taken out, put in or changed. */
  #bend(text: string): string {
    const signs = [...text]
    for (let i = 0; i <= this.#chance.below(4); i += 1) {
      const at = this.#chance.below(signs.length + 1)
      signs.splice(at, this.#chance.below(3), ...(this.#chance.next() < 0.6 ? [this.#chance.of(SIGNS)] : []))
    }
    return signs.join('')
  }

  #text(most: number): string {
    return Array.from({ length: this.#chance.below(most) }, () => this.#chance.of(SIGNS)).join('')
  }

  #plain(): string {
    return Array.from({ length: 1 + this.#chance.below(20) }, () => this.#chance.of([...'abcxyz-_019'])).join(
      '',
    )
  }
}
