import { createHash } from 'node:crypto'
import { flagOn } from '@site/config'
import type { Brand } from '@site/config/schema'
import { EARLY_SCRIPT } from './early-script.ts'

/** What the third-party phone service talks to and frames: its own calls, its check that the visitor is a person. */
const PHONE_AUTH = {
  connect: [
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://www.google.com',
  ],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com', 'https://recaptcha.google.com'],
} as const

/** The phone service of the installation, where it has one; `emulator` is the origin that replaces it. */
export interface PhoneAuth {
  readonly emulator: string | undefined
}

/** An inline text of a page, as its policy allows it. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const EARLY_SCRIPT_HASH = cspHash(EARLY_SCRIPT)

/**
 * Strict policy of every page: released files of this origin and the two texts that stand in the page, by their hashes, so
 * that it is the same for all who get the page; frames of the game providers alone (the game screen); the phone service's
 * addresses for brands that use it (ACC-20).
 */
export function contentSecurityPolicy(
  styles: readonly string[],
  brand: Pick<Brand, 'imageHosts' | 'pictureHosts' | 'flags'>,
  { gameOrigins, phoneAuth }: { gameOrigins: readonly string[]; phoneAuth: PhoneAuth | undefined },
  /** Where a developer's builds come from, in the one browser that has them; further inline scripts. */
  { buildOrigin, texts = [] }: { buildOrigin?: string | undefined; texts?: readonly string[] } = {},
): string {
  const phone = flagOn(brand, 'FIREBASEAUTH3') ? phoneAuth : undefined
  const frames = [...gameOrigins, ...(phone && phone.emulator === undefined ? PHONE_AUTH.frame : [])]
  const calls =
    phone === undefined ? [] : phone.emulator === undefined ? PHONE_AUTH.connect : [phone.emulator]
  const built = buildOrigin === undefined ? [] : [buildOrigin]
  const scripts = phone && phone.emulator === undefined ? PHONE_AUTH.script : []
  return [
    "default-src 'none'",
    ["script-src 'self'", EARLY_SCRIPT_HASH, ...texts.map(cspHash), ...scripts, ...built].join(' '),
    ["style-src 'self'", ...styles.map(cspHash)].join(' '),
    ["img-src 'self' data:", ...brand.imageHosts, ...brand.pictureHosts].join(' '),
    ["connect-src 'self'", ...calls, ...built].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

export const PAGE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const
