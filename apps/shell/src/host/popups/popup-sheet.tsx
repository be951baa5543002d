import { Dialog } from '@base-ui/react/dialog'
import { Slot, slotsOf, useBrand, useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import type { ReactNode } from 'react'
import mask from './mask.module.css'
import { OwnPart } from './own-part.tsx'
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

/** A sheet from the bottom with a title, a way to close it and what a module, else the shell, has put into `popup:<name>`. */
export function PopupSheet({ popup, params, open, onDismiss, children }: SheetProps) {
  const counts = useCloseGuard(open)
  const title = usePopupTitle(popup, params)
  const t = useMessages('common')
  const name = `popup:${popup}`
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (counts(reason)) onDismiss()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={mask.mask} forceRender />
        <Dialog.Popup className={styles.sheet} data-popup={popup} data-from={params['from']}>
          <header className={styles.bar}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="x" label={t('close')} look="raised" size={20} />} />
          </header>
          <div className={styles.content}>
            {slotsOf(name).length > 0 ? (
              <Slot key={popup} name={name} params={params} skeleton={<SheetSkeleton />} />
            ) : (
              <OwnPart key={popup} popup={popup} params={params} onLeave={onDismiss} />
            )}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The opener's own `title`, else the shell's name for it, else the brand's. */
function usePopupTitle(popup: string, params: Readonly<Record<string, string>>): string {
  const t = useMessages('shell')
  const { name } = useBrand()
  const key = `popup.${popup}`
  const own = t(key)
  return params['title'] ?? (own === key ? name : own)
}
