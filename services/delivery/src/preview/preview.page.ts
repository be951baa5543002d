import { HOME_PATH, LANGUAGE_TAGS } from '@site/config'
import { escapeText } from '#page/escape-text.ts'
import { ownPage, type OwnPage, type Reader } from '#page/own-page.ts'
import type { Change, Difference } from './difference.ts'
import type { Preview } from './preview.ts'
import { word, type Word } from './words.ts'

/** Says in plain words that a link shows nothing, or that there is none; the way is to the live site. */
export function saidPage(reader: Reader, what: 'none' | 'over' | 'unsaid'): OwnPage {
  const say = (key: Word): string => escapeText(word(reader.language, key))
  const title = `${what}_title` as const
  return ownPage(
    reader,
    word(reader.language, title),
    `<h1>${say(title)}</h1><p>${say(what)}</p><div class="ways"><a href="${HOME_PATH}">${say('to_live')}</a></div>`,
  )
}

/** Lists what is different from the live site, with the way to look at it and the button that ends it. */
export function differencePage(reader: Reader, preview: Preview, difference: Difference): OwnPage {
  const { brand, language } = reader
  const say = (key: Word, names?: Record<string, string>): string => escapeText(word(language, key, names))
  const until = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: brand.timeZone,
  }).format(preview.endsAt)
  const value = (given: string | undefined, none: Word): string =>
    given === undefined ? `<em>${say(none)}</em>` : given === 'on' ? say('on') : escapeText(given)
  const table = (kind: keyof Difference, none: Word): string => {
    const changes: readonly Change[] = difference[kind]
    if (changes.length === 0) return ''
    const rows = changes.map(
      ({ what, live, shown }) =>
        `<tr><th scope="row">${escapeText(what)}</th><td>${value(live, none)}</td><td>${value(shown, none)}</td></tr>`,
    )
    return `<section><h2 id="${kind}">${say(kind)}</h2><div class="scroll" tabindex="0" role="region" aria-labelledby="${kind}"><table><thead><tr><td></td><th scope="col">${say('live')}</th><th scope="col">${say('shown')}</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></section>`
  }
  const tables = [
    table('drafts', 'absent'),
    table('modules', 'absent'),
    table('routes', 'absent'),
    table('entries', 'absent'),
    table('flags', 'off'),
    table('settings', 'absent'),
    table('bytes', 'absent'),
  ].join('')
  const note = preview.note === '' ? '' : `<p>${escapeText(preview.note)}</p>`
  return ownPage(
    reader,
    word(language, 'title'),
    `<h1>${say('title')}</h1><p>${say('lead', { brand: brand.name, until })}</p><p>${say('made_by', { who: preview.madeBy })}</p>${note}<form class="ways" method="post" action="/m/-/preview/end"><a href="${escapeText(preview.path ?? HOME_PATH)}">${say('open')}</a><button type="submit">${say('end')}</button></form>${tables === '' ? `<p>${say('same')}</p>` : tables}`,
  )
}
