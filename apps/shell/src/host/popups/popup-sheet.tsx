import { MASK_IGNORE_MS } from '@site/config'
import { popupOf, Slot, useBrand, useMessages } from '@site/shared-api'
import { Sheet, SheetSkeleton } from '@site/ui/dialog'
import type { ReactNode } from 'react'

export interface SheetProps {
  readonly popup: string
  readonly params: Readonly<Record<string, string>>
  readonly open: boolean
  readonly onDismiss: () => void
  /** Popups that were opened from this one. */
  readonly children?: ReactNode
}

/**
 * What a module, else the site itself, has put into the popup, in the frame that its declaration asks for: a sheet from
 * the bottom or a whole page with a title and a way to close it, or its own (`bare`).
 */
export function PopupSheet({ popup, params, open, onDismiss, children }: SheetProps) {
  const { look = 'sheet', dismissable = true, rows } = popupOf(popup) ?? {}
  const t = useMessages('common')
  return (
    <Sheet
      name={popup}
      look={look}
      title={usePopupTitle(popup, params)}
      from={params['from']}
      open={open}
      close={dismissable ? t('close') : undefined}
      onDismiss={onDismiss}
      ignoreMaskMs={MASK_IGNORE_MS}
      above={children}
    >
      <Slot key={popup} name={`popup:${popup}`} params={params} skeleton={<SheetSkeleton rows={rows} />} />
    </Sheet>
  )
}

/** The opener's own `title`, else the one that its module, or for its own the site, has for it, else the brand's. */
function usePopupTitle(popup: string, params: Readonly<Record<string, string>>): string {
  const { module = 'shell', key = popup } = popupOf(popup)?.title ?? {}
  const own = useMessages(module)(key)
  const { name } = useBrand()
  return params['title'] ?? (own === key ? name : own)
}
