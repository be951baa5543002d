import type { Brand } from '@site/config/schema'

/** Strict policy of every page: only scripts of this page's nonce and what they load, nothing inline, frames of the game providers alone (the game screen). */
export function contentSecurityPolicy(
  nonce: string,
  brand: Pick<Brand, 'imageHosts'>,
  gameOrigins: readonly string[],
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${brand.imageHosts.join(' ')}`.trim(),
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${gameOrigins.length === 0 ? "'none'" : gameOrigins.join(' ')}`,
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
