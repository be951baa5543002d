import type { AriaAttributes, ReactNode } from 'react'
import { openPopup } from '../actions.ts'
import { site } from '../site.ts'
import { Link } from './link.tsx'
import { popupOf } from './popups.ts'

interface Props extends AriaAttributes {
  readonly popup: string
  /** Address of the page that shows the same; the plan's when absent. */
  readonly to?: string | undefined
  readonly className?: string | undefined
  /** What happens on the live page; opens the popup when absent. */
  readonly onOpen?: () => void
  readonly children: ReactNode
}

/**
 * Opens a popup. Where a page shows the same it is a link to that page: for a new tab, and for a tap before the page has
 * started.
 */
export function PopupLink({ popup, to, onOpen = () => openPopup(popup), children, ...look }: Props) {
  const warm = (): void => site().composition.prefetchPopup(popup)
  const route = popupOf(popup)?.route
  const path = to ?? site().plan.routes.find(({ id }) => id === route)?.path
  if (path !== undefined)
    return (
      <Link {...look} to={path} onFollow={onOpen} onPointerDown={warm}>
        {children}
      </Link>
    )
  return (
    <button {...look} type="button" onPointerDown={warm} onClick={() => onOpen()}>
      {children}
    </button>
  )
}
