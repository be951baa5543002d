import type { Plan } from '@site/config/schema'
import { manifestAddress } from './manifest.routes.ts'

/** What a page says about installing it (SHL-32): manifest, icons, and the same in the words of iOS. */
export function installLinks({ brand, language, theme }: Plan): string {
  const name = brand.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return [
    '<link rel="icon" href="/m/-/icon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifestAddress(language, theme).replace('&', '&amp;')}">`,
    '<link rel="apple-touch-icon" href="/m/-/icons/apple-touch-icon.png">',
    '<meta name="mobile-web-app-capable" content="yes">',
    '<meta name="apple-mobile-web-app-capable" content="yes">',
    `<meta name="apple-mobile-web-app-title" content="${name}">`,
    '<meta name="apple-mobile-web-app-status-bar-style" content="default">',
  ].join('')
}
