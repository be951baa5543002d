import { AlertDialog } from '@base-ui/react/alert-dialog'
import { HOME_PATH } from '@site/config'
import { logout, navigate, useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import { useState } from 'react'
import styles from './side-menu.module.css'

/** Sign out after a question (SHL-25): the session ends on the platform and here, then home. */
export function SignOut({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('common')
  const [busy, setBusy] = useState(false)
  const leave = async (): Promise<void> => {
    setBusy(true)
    await logout()
    onLeave()
    navigate(HOME_PATH, { replace: true })
  }
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={styles.signOut}>
        <Icon name="log-out" size={20} />
        {t('logout')}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.mask} forceRender />
        <AlertDialog.Popup className={styles.question}>
          <AlertDialog.Title className={styles.questionTitle}>{t('in_popup_prompt')}</AlertDialog.Title>
          <AlertDialog.Description className={styles.questionText}>
            {busy ? t('in_please_wait') : t('in_sure_logout')}
          </AlertDialog.Description>
          <div className={styles.pair}>
            <AlertDialog.Close
              render={
                <Button variant="secondary" full disabled={busy}>
                  {t('cancel')}
                </Button>
              }
            />
            <Button full busy={busy} onClick={() => void leave()}>
              {t('logout')}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
