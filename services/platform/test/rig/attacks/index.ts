import { ADDRESSES } from './addresses.ts'
import { ELEMENTS } from './elements.ts'
import { HANDLERS } from './handlers.ts'
import { SCRIPTS } from './scripts.ts'

/**
 * Texts of an attacker who wants a page to run a script, to call another host, or to break (CON-10). Scripts call `__ran()`,
 * requests go to evil.example.
 */
export const ATTACKS: readonly string[] = [...SCRIPTS, ...HANDLERS, ...ADDRESSES, ...ELEMENTS]

/** The bait that a text cannot store: PostgreSQL keeps no zero in a json text. */
export const STORABLE: readonly string[] = ATTACKS.map((text) => text.replaceAll('\u0000', ''))

export const EVIL_HOST = 'evil.example'
