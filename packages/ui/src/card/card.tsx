import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './card.module.css'

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** `none` for pictures and lists that reach the edge. */
  readonly padding?: 'none' | 's' | 'm'
  /** One step nearer to the light. */
  readonly raised?: boolean
  readonly children: ReactNode
}

/** A surface that holds things that belong together. */
export function Card({ padding = 'm', raised = false, className, children, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={classNames(styles.card, className)}
      data-padding={padding}
      data-raised={raised || undefined}
    >
      {children}
    </div>
  )
}
