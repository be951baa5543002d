import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import mask from './mask.module.css'
import styles from './sheet.module.css'
import { useCloseGuard } from './use-close-guard.ts'

/** From the bottom, over the whole page, or in a frame that its content draws. */
export type SheetLook = 'sheet' | 'full' | 'bare'

interface Props {
  readonly open: boolean
  readonly look: SheetLook
  readonly title: string
  /** Name of the button that closes it; without one there is none, and Escape and the mask close nothing either. */
  readonly close: string | undefined
  readonly onDismiss: () => void
  /** How long after opening a tap on the mask does nothing. */
  readonly ignoreMaskMs: number
  /** The edge it comes from, where that is not the bottom. */
  readonly from?: string | undefined
  readonly name: string
  readonly children: ReactNode
  /** Sheets that were opened from this one: the topmost alone has the focus and answers to Escape. */
  readonly above?: ReactNode
}

/** A dialog with a title and a way to close it; `bare` is for a question, which is answered and not tapped away. */
export function Sheet({
  open,
  look,
  title,
  close,
  onDismiss,
  ignoreMaskMs,
  from,
  name,
  children,
  above,
}: Props) {
  const counts = useCloseGuard(open, ignoreMaskMs)
  const bare = look === 'bare'
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (close !== undefined && counts(reason) && !(bare && reason === 'outside-press')) onDismiss()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={mask.mask} forceRender />
        <Dialog.Popup
          className={styles[look]}
          role={bare ? 'alertdialog' : 'dialog'}
          data-popup={name}
          data-from={from}
        >
          {bare ? (
            <>
              <Dialog.Title className={styles.unseen}>{title}</Dialog.Title>
              {children}
            </>
          ) : (
            <>
              <div className={styles.bar}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
                {close === undefined ? null : (
                  <Dialog.Close render={<IconButton icon="x" label={close} look="raised" size={20} />} />
                )}
              </div>
              <div className={styles.content}>{children}</div>
            </>
          )}
          {above}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
