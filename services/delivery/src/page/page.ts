import { LANGUAGE_TAGS } from '@site/config'
import { COMMON_PARTS, type Brand, type Plan } from '@site/config/schema'
import type { Drawn } from '#drawing/draw.worker.ts'
import type { PreviewBar } from '#preview/preview-bar.ts'
import type { AgeGate } from '#age-gate/age-gate.ts'
import { EARLY_SCRIPT } from './early-script.ts'
import { escapeText } from './escape-text.ts'
import { installLinks } from '#install/install-links.ts'
import { themeStyle } from './theme-style.ts'

export interface PageParts {
  readonly plan: Plan
  /** The file with what the plan has in common with others; without it the page holds the whole plan. */
  readonly common?: { readonly url: string; readonly integrity: string }
  readonly brand: Brand
  readonly drawn: Drawn | undefined
  /** Of `inlineStyle`. */
  readonly style: string
  /** Styles in elements of their own, by their module. */
  readonly apart?: readonly { readonly of: string; readonly text: string }[]
  readonly scripts: readonly string[]
  /** Of a page that is not the live one. */
  readonly bar?: PreviewBar | undefined
  /** Covers the page until it is answered. */
  readonly gate?: AgeGate | undefined
}

/** JSON that cannot close its own element. */
const inlineJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** The text of the page's own style element: the brand's colours and the styles of the landing screen. */
export const inlineStyle = (brand: Brand, styles: string): string => themeStyle(brand) + styles

/** The one document of a visit: drawn frame and screen, critical style, plan and first data, exact scripts with integrity. */
export function renderPage({
  plan,
  common,
  brand,
  drawn,
  style,
  apart = [],
  scripts,
  bar,
  gate,
}: PageParts): string {
  const route = plan.routes.find(({ id }) => id === plan.landing)
  const titleText = route && route.id !== 'home' ? plan.messages[route.module]?.[route.titleKey] : undefined
  const title = titleText === undefined ? brand.name : `${titleText} · ${brand.name}`
  const body = brand.themes[plan.theme]
  // Before the body: what a slow phone still has to read of the document is here before the first byte of them, and they
  // run when all of it has been read. At its end they would be requested a second later. The closure blocks none of them.
  const files = scripts.map((file) => scriptTag(`/m/-/assets/${file}`, plan.integrity[file] ?? ''))
  if (plan.closure) files.push(scriptTag(plan.closure.url, plan.closure.integrity, 'm-closure'))
  const place = route
    ? `<div id="m-place-${route.module}">${drawn?.screen ?? ''}</div>`
    : (drawn?.screen ?? '')
  // Out of reach below the question, without script too.
  const aside = gate ? ' inert data-aside=""' : ''
  return `<!doctype html><html lang="${LANGUAGE_TAGS[plan.language]}" data-theme="${plan.theme}" data-brand="${brand.merchant}" data-plan="${plan.id}" data-route="${plan.landing ?? ''}"${fetched(common)}${bar ? ' data-preview=""' : ''}${gate ? ' data-age="asked"' : ''}><head><meta charset="utf-8"><title>${escapeText(title)}</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="description" content="${escapeText(plan.brand.tagline)}"><meta name="theme-color" content="${body.canvas}"><script>${EARLY_SCRIPT}</script>${largestPicture(drawn?.screen)}<style>${style}</style>${apart.map(({ of, text }) => `<style data-of="${of}">${text}</style>`).join('')}${installLinks(plan)}</head><body>${gate?.html ?? ''}${plan.status === 0 ? files.join('') : ''}<a class="skip-link"${aside} href="#m-screen" data-message="shell skip">${escapeText(plan.messages['shell']?.['skip'] ?? '')}</a>${bar?.html ?? ''}<div id="m-header"${aside}>${drawn?.header ?? ''}</div><main id="m-screen"${aside} tabindex="-1"><div id="m-welcome">${drawn?.welcome ?? ''}</div>${place}</main><div id="m-footer"${aside}>${drawn?.footer ?? ''}</div><div id="m-overlays"></div><a class="page-dead" id="m-dead" href="" hidden>${escapeText(plan.messages['common']?.['load_failed'] ?? '')}</a><script type="application/json" id="m-plan">${inlineJson(common ? { ...ownOf(plan), common } : plan)}</script></body></html>`
}

function ownOf(plan: Plan): Partial<Plan> {
  const common: ReadonlySet<string> = new Set(COMMON_PARTS)
  return Object.fromEntries(Object.entries(plan).filter(([part]) => !common.has(part)))
}

/** The early script asks for it as soon as the document has been read. */
const fetched = (common: PageParts['common']): string =>
  common === undefined ? '' : ` data-common="${common.url}" data-integrity="${common.integrity}"`

function scriptTag(src: string, integrity: string, id?: string): string {
  return `<script ${id === undefined ? 'defer' : 'async'} fetchpriority="high" src="${src}" integrity="${integrity}" crossorigin="anonymous"${id === undefined ? '' : ` id="${id}"`}></script>`
}

/** Preloads the landing screen's largest picture: the drawn one that asks for high priority. */
function largestPicture(screen: string | undefined): string {
  const picture =
    /<picture[^>]*>((?:(?!<\/picture>)[\s\S])*fetchpriority="high"(?:(?!<\/picture>)[\s\S])*)<\/picture>/i.exec(
      screen ?? '',
    )?.[1]
  const source = /<source[^>]*type="image\/avif"[^>]*>/i.exec(picture ?? '')?.[0]
  const set = /srcset="([^"]+)"/i.exec(source ?? '')?.[1]
  if (set === undefined) return ''
  const sizes = /sizes="([^"]+)"/i.exec(source ?? '')?.[1]
  return `<link rel="preload" as="image" type="image/avif" imagesrcset="${set}"${sizes === undefined ? '' : ` imagesizes="${sizes}"`} fetchpriority="high">`
}
