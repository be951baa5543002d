import { Dialog } from '@base-ui/react/dialog'
import { popupOf, Slot, useBrand, useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import type { ReactNode } from 'react'
import mask from './mask.module.css'
import { OwnPopup } from './own-popup.tsx'
import styles from './popup-sheet.module.css'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { useCloseGuard } from './use-close-guard.ts'

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
  const counts = useCloseGuard(open)
  const title = usePopupTitle(popup, params)
  const t = useMessages('common')
  const declared = popupOf(popup)
  const look = declared?.look ?? 'sheet'
  const dismissable = declared?.dismissable !== false
  const content = declared ? (
    <Slot key={popup} name={`popup:${popup}`} params={params} skeleton={<SheetSkeleton />} />
  ) : (
    <OwnPopup key={popup} popup={popup} params={params} onLeave={onDismiss} />
  )
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        // A question in a frame of its own is answered, not tapped away.
        if (dismissable && counts(reason) && !(look === 'bare' && reason === 'outside-press')) onDismiss()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={mask.mask} forceRender />
        <Dialog.Popup
          className={styles[look]}
          role={look === 'bare' ? 'alertdialog' : 'dialog'}
          data-popup={popup}
          data-from={params['from']}
        >
          {look === 'bare' ? (
            <>
              <Dialog.Title className={styles.unseen}>{title}</Dialog.Title>
              {content}
            </>
          ) : (
            <>
              <header className={styles.bar}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {dismissable ? (
                  <Dialog.Close render={<IconButton icon="x" label={t('close')} look="raised" size={20} />} />
                ) : null}
              </header>
              <div className={styles.content}>{content}</div>
            </>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The opener's own `title`, else the one that its module, or for its own the site, has for it, else the brand's. */
function usePopupTitle(popup: string, params: Readonly<Record<string, string>>): string {
  const { module, key } = popupOf(popup)?.title ?? { module: 'shell', key: `popup.${popup}` }
  const own = useMessages(module)(key)
  const { name } = useBrand()
  return params['title'] ?? (own === key ? name : own)
}
