import { closePopup, Link } from '@site/shared-api'
import { Icon, type IconName } from '@site/ui'
import type { MouseEvent, ReactNode } from 'react'
import { isInner } from '#addresses/safe-address.ts'
import { Glyph } from '#glyphs/glyph.tsx'
import styles from './service-panel.module.css'

interface Props {
  readonly to: string
  readonly face: ReactNode
  readonly title: string
  readonly hint?: string
}

/** A row of the popup: inside the site it steps there, which closes the popup; outside it opens a tab of its own. */
export function EntryLink({ to, face, title, hint }: Props) {
  const words = <EntryWords face={face} title={title} {...(hint === undefined ? {} : { hint })} />
  if (!isInner(to))
    return (
      <a href={to} target="_blank" rel="noopener" className={styles.entry}>
        {words}
        <Glyph name="external" />
      </a>
    )
  const stay = (event: MouseEvent): void => {
    // Already there: no step is made that would close the popup.
    if (new URL(to, location.href).pathname !== location.pathname) return
    event.preventDefault()
    closePopup('service')
  }
  return (
    <Link to={to} className={styles.entry} onClick={stay}>
      {words}
      <Icon name="chevron-right" size={20} />
    </Link>
  )
}

/** Picture, name and what distinguishes it. */
export function EntryWords({ face, title, hint }: Omit<Props, 'to'>) {
  return (
    <>
      <span className={styles.face}>{face}</span>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </span>
    </>
  )
}

export function EntryIcon({ name }: { readonly name: IconName }) {
  return <Icon name={name} size={20} />
}
