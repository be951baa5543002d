import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import styles from './section-header.module.css'

interface Props {
  readonly title: string
  /** A count already written in the player's language: "1,204". */
  readonly count?: string
  readonly icon?: IconName
  readonly level?: 1 | 2 | 3
  /** Id of the heading, for `aria-labelledby`. */
  readonly id?: string
  /** The way to all of it: a link. */
  readonly link?: ReactNode
  readonly className?: string | undefined
}

/** Title of a section with its count and the way to all of it (A2). */
export function SectionHeader({ title, count, icon, level = 2, id, link, className }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={classNames(styles.header, className)}>
      {icon ? (
        <span className={styles.mark}>
          <Icon name={icon} size={20} />
        </span>
      ) : null}
      <Heading className={styles.title} id={id}>
        {title}
      </Heading>
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
      {link === undefined ? null : <span className={styles.link}>{link}</span>}
    </div>
  )
}
