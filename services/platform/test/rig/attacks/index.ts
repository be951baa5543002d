import { ADDRESSES } from './addresses.ts'
import { ELEMENTS } from './elements.ts'
import { HANDLERS } from './handlers.ts'
import { SCRIPTS } from './scripts.ts'

/**
 * Texts as somebody would write them who wants a page to run their script, to ask their host, or to fall apart (CON-10). What
 * runs calls `__ran()`, what asks asks evil.example.
 */
export const ATTACKS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...ELEMENTS]

/** The bait that a text cannot store: PostgreSQL keeps no zero in a json text. */
export const STORABLE: readonly string[] = ATTACKS.map((text) => text.replaceAll('\u0000', ''))

export const EVIL_HOST = 'evil.example'
