import { navigate, routeExists } from '@site/shared-api'
import type { MouseEvent } from 'react'
import styles from './rich-text.module.css'

/** A plain tap on a link of the site steps there; a new tab, or what no module draws, is the browser's. */
function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  const to = link?.getAttribute('href') ?? ''
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (to === '' || !isPlain || !routeExists(to)) return
  event.preventDefault()
  navigate(to)
}

/**
 * Operators' HTML, typeset. It is the one place that writes HTML: the platform has cleaned it (no scripts, styles, handlers;
 * CON-10), and the page's CSP would run none. A section, no div: as the page is parsed a stray list item in it would end one
 * around it otherwise.
 */
export function RichText({ html }: { readonly html: string }) {
  return <section className={styles.text} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}
