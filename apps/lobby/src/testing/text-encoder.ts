import { TextEncoder } from 'node:util'

// jsdom has none and the router asks for it while it loads.
globalThis.TextEncoder ??= TextEncoder
