import { HOME_PATH } from '@site/config'
import { helpCenter, type HelpTopic } from '@site/shared-api/contract/help'
import { escapeText } from '#page/escape-text.ts'
import { ownPage, type OwnPage, type Reader } from '#page/own-page.ts'
import { AGE_ADDRESS } from './age-gate.ts'
import { said } from './words.ts'

/** The call to the help centre; the address is a first call's, so that its answer is cached like one. */
export const HELP_CALL = `${helpCenter.path}?device=MOBILE`
/** Topics that a visitor who is kept out may want to read. */
const READ = ['age', 'responsible', 'terms', 'privacy']

/** The page for visitors who are too young: why, where help is, and what there is to read; nothing of the site. */
export function agePage(reader: Reader, topics: readonly HelpTopic[], tag: string | undefined): OwnPage {
  const { brand, language } = reader
  const say = said(language, brand)
  const readable = READ.flatMap((one) => topics.find((topic) => topic.tag === one) ?? [])
  const shown = readable.find((topic) => topic.tag === tag)
  const helplines = brand.helplines.map(
    ({ name, address }) =>
      `<li><a href="${escapeText(address)}" rel="noopener noreferrer">${escapeText(name[language] ?? address)}</a></li>`,
  )
  const links = readable.map(
    (topic) => `<li><a href="${AGE_ADDRESS}?tag=${topic.tag}">${escapeText(topic.title)}</a></li>`,
  )
  const body = [
    shown === undefined
      ? `<h1>${say('not_title')}</h1><p>${say('not')}</p>`
      : `<h1>${escapeText(shown.title)}</h1>${textOf(shown)}`,
    `<div class="ways"><a href="${HOME_PATH}">${say('mistake')}</a></div>`,
    helplines.length === 0 ? '' : `<h2>${say('talk')}</h2><ul class="list">${helplines.join('')}</ul>`,
    links.length === 0 ? '' : `<h2>${say('read')}</h2><ul class="list">${links.join('')}</ul>`,
  ]
  return ownPage(reader, shown?.title ?? brand.name, body.join(''))
}

/** A topic from top to bottom; its HTML comes clean from the platform. */
const textOf = ({ content, items }: HelpTopic): string =>
  content + items.map((item) => `<h2>${escapeText(item.title)}</h2>${item.content}`).join('')
