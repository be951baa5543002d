import { AlertDialog } from '@base-ui/react/alert-dialog'
import { HOME_PATH, LOADING_LONG_MS } from '@site/config'
import { hideLoading, logout, navigate, showLoading, useMessages } from '@site/shared-api'
import { Button, Icon } from '@site/ui'
import mask from '#host/popups/mask.module.css'
import styles from './sign-out.module.css'

/** Sign out after a question (SHL-25): the session ends on the platform and here, then home. */
export function SignOut({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessages('common')
  const leave = async (): Promise<void> => {
    onLeave()
    showLoading(t('in_please_wait'), LOADING_LONG_MS)
    await logout()
    hideLoading()
    navigate(HOME_PATH, { replace: true })
  }
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger className={styles.signOut}>
        <Icon name="log-out" size={20} />
        {t('logout')}
      </AlertDialog.Trigger>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={mask.mask} forceRender />
        <AlertDialog.Popup className={styles.question}>
          <AlertDialog.Title className={styles.questionTitle}>{t('in_popup_prompt')}</AlertDialog.Title>
          <AlertDialog.Description className={styles.questionText}>
            {t('in_sure_logout')}
          </AlertDialog.Description>
          <div className={styles.answers}>
            <AlertDialog.Close
              render={
                <Button variant="secondary" full>
                  {t('cancel')}
                </Button>
              }
            />
            <AlertDialog.Close
              render={
                <Button full onClick={() => void leave()}>
                  {t('logout')}
                </Button>
              }
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
