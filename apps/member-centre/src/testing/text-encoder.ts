import { TextEncoder } from 'node:util'

// The router looks for it when it is loaded; jsdom has none.
globalThis.TextEncoder ??= TextEncoder
