import { HOME_PATH } from '@site/config'
import { escapeText } from '#page/escape-text.ts'
import { ownPage, type OwnPage, type Reader } from '#page/own-page.ts'
import { word } from './words.ts'

/** Takes away what the site has stored in this browser, its worker too, and goes on. */
export const CLEARING_SCRIPT = [
  'try{localStorage.clear();sessionStorage.clear()}catch(e){}',
  'document.cookie="m_member=; Max-Age=0; Path=/";',
  '(async function(){try{',
  'for(var r of await navigator.serviceWorker.getRegistrations())await r.unregister();',
  'for(var n of await caches.keys())await caches.delete(n)',
  `}catch(e){}location.replace(${JSON.stringify(HOME_PATH)})})()`,
].join('')

/** Shown between the live site and one with modules of a developer's machine. */
export function clearingPage(reader: Reader, way: 'entering' | 'leaving'): OwnPage {
  const say = (key: Parameters<typeof word>[1]): string => escapeText(word(reader.language, key))
  return ownPage(
    reader,
    word(reader.language, 'title'),
    `<h1>${say('title')}</h1><p>${say(way)}</p><div class="ways"><a href="${HOME_PATH}">${say('open')}</a></div><script>${CLEARING_SCRIPT}</script>`,
  )
}

/** Asks before anything changes: a messenger or a person that only looks at a link opens nothing by that. */
export function askingPage(reader: Reader, link: string): OwnPage {
  const say = (key: Parameters<typeof word>[1]): string => escapeText(word(reader.language, key))
  return ownPage(
    reader,
    word(reader.language, 'title'),
    `<h1>${say('title')}</h1><p>${say('asking')}</p><form class="ways" method="post" action="/m/-/preview/open"><input type="hidden" name="link" value="${escapeText(link)}"><a href="${HOME_PATH}">${say('to_live')}</a><button type="submit">${say('enter')}</button></form>`,
  )
}
