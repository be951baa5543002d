import type { ReactNode } from 'react'
import { buttonLook } from '../button/button-look.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './page-notice.module.css'

interface Props {
  /** Whose page it is, where the notice is the whole page; without it the notice is within one. */
  readonly brand?: ReactNode
  readonly drawing: ReactNode
  readonly title: string
  readonly text: string
  /** Name of the link that asks for the page again. */
  readonly again: string
  /** Below everything: where else help is. */
  readonly note: string
  readonly name: string
}

/** Shown instead of a page that cannot be shown: what happened, and what to do. */
export function PageNotice({ brand, drawing, title, text, again, note, name }: Props) {
  const whole = brand !== undefined
  const Title = whole ? 'h1' : 'h2'
  const last = <p className={styles.note}>{note}</p>
  return (
    <div className={whole ? styles.whole : styles.within} data-screen={name} data-state="ready">
      {whole ? <p className={styles.brand}>{brand}</p> : null}
      <div className={styles.body}>
        {drawing}
        <Title className={styles.title}>{title}</Title>
        <p className={styles.text}>{text}</p>
        {/* A link to this very page, by the requested address: it works before and without any script. */}
        <a href="" {...buttonLook({ variant: 'secondary' })}>
          <Icon name="refresh-cw" size={20} />
          {again}
        </a>
        {whole ? null : last}
      </div>
      {whole ? last : null}
    </div>
  )
}
