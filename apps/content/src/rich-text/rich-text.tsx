import styles from './rich-text.module.css'

/** Operators' HTML, typeset. It is the one place that writes HTML: the platform has cleaned it (no scripts, styles, handlers; CON-10), and the page's CSP would run none. */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />
}
