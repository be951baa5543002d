import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { Guarded } from '#session/rights.ts'

/** Order of the menu. */
export const GROUPS = ['site', 'content', 'games', 'members', 'money', 'house'] as const
export type Group = (typeof GROUPS)[number]

/** A page of the console: where it is, what it needs, and its row in the menu, if it has one. */
export interface ConsolePage {
  readonly path: string
  readonly label: string
  /** Without one it is reached from another page. */
  readonly group?: Group
  readonly Icon?: SvgIconComponent
  /** The call without which there is nothing to see. */
  readonly needs: Guarded
  /** What the call is made with, where that decides who may. */
  readonly params?: Readonly<Record<string, string>>
  /** What waits there for the operator, at the end of its row in the menu. */
  readonly Count?: ComponentType
  readonly Page: ComponentType
}
