import { Dialog } from '@base-ui/react/dialog'
import { Slot, useBrand, useMessages } from '@site/shared-api'
import { IconButton } from '@site/ui'
import styles from './popup-sheet.module.css'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import { useMaskGuard } from './use-mask-guard.ts'

interface Props {
  readonly popup: string
  readonly params: Readonly<Record<string, string>>
  readonly open: boolean
  readonly onDismiss: () => void
}

/** A sheet from the bottom with a title, a way to close it and what a module has put into `popup:<name>`. */
export function PopupSheet({ popup, params, open, onDismiss }: Props) {
  const maskCounts = useMaskGuard(open)
  const title = usePopupTitle(popup, params)
  const t = useMessages('common')
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(_open, { reason }) => {
        if (reason !== 'outside-press' || maskCounts()) onDismiss()
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.mask} />
        <Dialog.Popup className={styles.sheet} data-popup={popup}>
          <header className={styles.bar}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            <Dialog.Close render={<IconButton icon="x" label={t('close')} look="raised" size={20} />} />
          </header>
          <div className={styles.content}>
            <Slot key={popup} name={`popup:${popup}`} params={params} skeleton={<SheetSkeleton />} />
          </div>
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
