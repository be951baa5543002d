import { LANGUAGE_TAGS, type Language } from '@site/config'
import type { Brand, Plan } from '@site/config/schema'
import { escapeText } from './escape-text.ts'
import { themeStyle } from './theme-style.ts'

const STYLE = [
  '*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--canvas)}',
  'main{max-inline-size:46rem;margin-inline:auto;padding:1.5rem 1rem 3rem}h1{margin:0 0 .5rem;font-size:1.5rem}h2{margin:1.75rem 0 .5rem;font-size:1.0625rem}h3{margin:1.5rem 0 .25rem;font-size:1rem}p{margin:.25rem 0;color:var(--muted)}',
  '.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}table{inline-size:100%;border-collapse:collapse;font-size:.875rem}',
  'th,td{padding:.5rem .75rem;text-align:start;vertical-align:top;overflow-wrap:anywhere}thead th{color:var(--muted);font-weight:500}tbody tr{border-block-start:1px solid var(--line)}tbody th{font-weight:620}',
  'a{color:inherit}.list{margin:0;padding:0;list-style:none;overflow:hidden;border:1px solid var(--line);border-radius:var(--radius-card);background:var(--surface)}.list li+li{border-block-start:1px solid var(--line)}',
  '.list a{display:grid;grid-template-columns:1fr auto;align-items:center;gap:.75rem;min-block-size:2.75rem;padding:.5rem 1rem;text-decoration:none}.list a::after{content:"›"/"";color:var(--muted)}',
  '.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1.25rem}.ways a,.ways button{display:grid;align-items:center;min-block-size:2.75rem;padding:0 1.25rem;border:1px solid var(--accent);border-radius:var(--radius-control);font:inherit;font-weight:620;text-decoration:none;cursor:pointer}',
  '.ways a{color:var(--on-accent);background:var(--accent)}.ways button{color:var(--text);background:transparent}:focus-visible{outline:2px solid var(--accent);outline-offset:2px}.list :focus-visible{outline-offset:-4px}',
].join('')

/** Who looks at a page that delivery writes itself. */
export interface Reader {
  readonly brand: Brand
  readonly language: Language
  readonly theme: Plan['theme']
}

export interface OwnPage {
  readonly html: string
  readonly style: string
}

/** A page without shell and modules, in the brand's colours. */
export function ownPage({ brand, language, theme }: Reader, title: string, body: string): OwnPage {
  const style = themeStyle(brand) + STYLE
  const html = `<!doctype html><html lang="${LANGUAGE_TAGS[language]}" data-theme="${theme}"><head><meta charset="utf-8"><title>${escapeText(title)} · ${escapeText(brand.name)}</title><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><meta name="robots" content="noindex"><style>${style}</style></head><body><main>${body}</main></body></html>`
  return { html, style }
}
