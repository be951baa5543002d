import type { ServerResponse } from 'node:http'
import { networkOf } from './network-of.ts'

interface Limits {
  readonly altogether: number
  /** Of one IPv4 address, or one /64 of IPv6. */
  readonly perNetwork: number
}

/** How many streams are open, altogether and a network. */
export class StreamRoom {
  readonly #limits: Limits
  readonly #networks = new Map<string, number>()
  #open = 0
  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Takes a place until the answer is closed, however it ends; false where there is none left. */
  enter(address: string, out: Pick<ServerResponse, 'destroyed' | 'once'>): boolean {
    const network = networkOf(address)
    const open = this.#networks.get(network) ?? 0
    if (this.#open >= this.#limits.altogether || open >= this.#limits.perNetwork) return false
    // A connection that is closed by now emits no further event.
    if (out.destroyed) return true
    this.#networks.set(network, open + 1)
    this.#open += 1
    out.once('close', () => this.#leave(network))
    return true
  }

  #leave(network: string): void {
    this.#open -= 1
    const left = (this.#networks.get(network) ?? 1) - 1
    if (left === 0) this.#networks.delete(network)
    else this.#networks.set(network, left)
  }
}
