import { closePopup, signOut, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import styles from './sign-out-question.module.css'

/** Whether the player really wants to leave (SHL-25, B4). */
export function SignOutQuestion() {
  const t = useMessages('common')
  const answer = (leaves: boolean): void => {
    closePopup('sign-out')
    if (leaves) void signOut()
  }
  return (
    <div className={styles.question} data-state="ready">
      <h2 className={styles.title}>{t('in_popup_prompt')}</h2>
      <p className={styles.text}>{t('in_sure_logout')}</p>
      <div className={styles.answers}>
        <Button variant="secondary" full autoFocus onClick={() => answer(false)}>
          {t('cancel')}
        </Button>
        <Button full onClick={() => answer(true)}>
          {t('logout')}
        </Button>
      </div>
    </div>
  )
}
