import { webcrypto } from 'node:crypto'
import { TextDecoder, TextEncoder } from 'node:util'

// reason: Buffer's parent is the Uint8Array that Node's encoder and WebCrypto really use; jsdom brings one of its own
const { constructor: NodeUint8Array } = Object.getPrototypeOf(Buffer.prototype) as { constructor: unknown }

const give = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** What a browser on https has and jsdom lacks. */
export function giveWebCrypto(): void {
  give('crypto', webcrypto)
  give('TextEncoder', TextEncoder)
  give('TextDecoder', TextDecoder)
  give('Uint8Array', NodeUint8Array)
}

/** A browser on plain http: random numbers, but no encryption. */
export function takeWebCrypto(): void {
  give('crypto', { randomUUID: () => webcrypto.randomUUID() })
}

giveWebCrypto()
