import { HOME_PATH, LANGUAGE_TAGS, type Language } from '@site/config'
import type { Brand, Plan } from '@site/config/schema'
import { escapeText } from '#page/escape-text.ts'
import { themeStyle } from '#page/theme-style.ts'
import type { Change, Difference } from './difference.ts'
import type { Preview } from './preview.ts'
import { word, type Word } from './words.ts'

const STYLE = [
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--canvas)}',
  'main{max-inline-size:46rem;margin-inline:auto;padding:1.5rem 1rem 3rem}h1{margin:0 0 .5rem;font-size:1.5rem}h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}p{margin:.25rem 0;color:var(--muted)}',
  '.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}table{inline-size:100%;border-collapse:collapse;font-size:.875rem}',
  'th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}thead th{color:var(--muted);font-weight:500}tbody tr{border-block-start:1px solid var(--line)}tbody th{font-weight:620}',
  '.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1.25rem}.ways a,.ways button{display:grid;align-items:center;min-block-size:2.75rem;padding:0 1.25rem;border:1px solid var(--accent);border-radius:var(--radius-control);font:inherit;font-weight:620;text-decoration:none;cursor:pointer}',
  '.ways a{color:var(--on-accent);background:var(--accent)}.ways button{color:var(--text);background:transparent}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
].join('')

/** Who looks at a page of the preview's own. */
export interface Reader {
  readonly brand: Brand
  readonly language: Language
  readonly theme: Plan['theme']
}

export interface OwnPage {
  readonly html: string
  readonly style: string
}

/** A page of the preview's own, in the brand's colours. */
export function ownPage({ brand, language, theme }: Reader, title: string, body: string): OwnPage {
  const style = themeStyle(brand) + STYLE
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[language]}" data-theme="${theme}"><head><meta charset="utf-8"><title>${escapeText(title)} · ${escapeText(brand.name)}</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><style>${style}</style></head><body><main>${body}</main></body></html>`
  return { html, style }
}

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
    `<h1>${say('title')}</h1><p>${say('lead', { brand: brand.name, until })}</p><p>${say('made_by', { who: preview.madeBy })}</p>${note}<form class="ways" method="post" action="/m/-/preview/end"><a href="${HOME_PATH}">${say('open')}</a><button type="submit">${say('end')}</button></form>${tables === '' ? `<p>${say('same')}</p>` : tables}`,
  )
}
