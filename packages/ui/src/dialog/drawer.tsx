import { Dialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { AfterPaint } from './after-paint.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './drawer.module.css'
import mask from './mask.module.css'
import { useCloseGuard } from './use-close-guard.ts'
import { useSwipeAway } from './use-swipe-away.ts'

interface Props {
  readonly open: boolean
  readonly title: string
  /** Name of the button that closes it. */
  readonly close: string
  readonly onClose: () => void
  /** How long after opening a tap on the mask does nothing. */
  readonly ignoreMaskMs: number
  /** How far a swipe towards its edge has to go. */
  readonly swipePx: number
  /** Drawn when the frame has been painted: the answer to the tap comes first. */
  readonly children: ReactNode
}

/** A panel from the edge where a line of text ends; it goes by its button, the mask, Escape or a swipe. */
export function Drawer({ open, title, close, onClose, ignoreMaskMs, swipePx, children }: Props) {
  const counts = useCloseGuard(open, ignoreMaskMs)
  const swipe = useSwipeAway(onClose, swipePx)
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (counts(reason)) onClose()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={mask.mask} />
        <Dialog.Viewport className={styles.frame}>
          <Dialog.Popup className={styles.panel} {...swipe}>
            <div className={styles.bar}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.Close render={<IconButton icon="x" label={close} look="raised" size={20} />} />
            </div>
            <AfterPaint>{children}</AfterPaint>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
