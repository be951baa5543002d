import type { Language } from '@site/config'
import { escapeText } from '#page/escape-text.ts'
import { word } from './words.ts'

export const PREVIEW_ADDRESS = '/m/-/preview'

/** Above the frame, which begins below it: the top of a page keeps away from the safe area, and this bar lies in it. */
const STYLE = [
  ':root[data-preview]{--preview-bar:2.75rem;--safe-top:calc(env(safe-area-inset-top,0px) + var(--preview-bar))}',
  '.preview-bar{position:fixed;inset-block-start:0;inset-inline:0;z-index:61;box-sizing:border-box;display:flex;align-items:center;justify-content:space-between;gap:.5rem;',
  'block-size:var(--safe-top);max-inline-size:var(--column);margin-inline:auto;padding:env(safe-area-inset-top,0px) .75rem 0;color:var(--on-accent);background:var(--accent);font-size:.8125rem;line-height:1.25}',
  '.preview-bar a{flex:none;display:grid;align-items:center;min-block-size:2.75rem;color:inherit;font-weight:620;text-decoration:underline}',
  '.preview-bar a:focus-visible{outline:2px solid currentColor;outline-offset:-4px}',
].join('')

/** What a page says of itself that is not the live one, or was not a moment ago. */
export interface PreviewBar {
  readonly html: string
  readonly style: string
}

interface Said {
  /** Of the live page after a preview. */
  readonly ended?: boolean
  /** Modules that are built on the machine of who looks. */
  readonly modules?: readonly string[]
}

/** The bar of a previewed page, or of the first page after it. */
export function previewBar(language: Language, { ended = false, modules = [] }: Said = {}): PreviewBar {
  const say = (key: Parameters<typeof word>[1]): string =>
    escapeText(word(language, key, { modules: modules.join(', ') }))
  const what = ended ? 'ended' : modules.length > 0 ? 'bar_builds' : 'bar'
  const link = ended ? '' : `<a href="${PREVIEW_ADDRESS}">${say('bar_link')}</a>`
  const html = `<aside class="preview-bar" aria-label="${say('title')}"><span>${say(what)}</span>${link}</aside>`
  return { html, style: STYLE }
}
