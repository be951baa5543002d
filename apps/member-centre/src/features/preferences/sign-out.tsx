import { HOME_PATH } from '@site/config'
import { logout, navigate, useMessages } from '@site/shared-api'
import { Button } from '@site/ui'
import { useState } from 'react'
import styles from './sign-out.module.css'

type Step = 'none' | 'asking' | 'leaving'

/** Signs out after a second thought, then leads home (SHL-25). */
export function SignOut() {
  const common = useMessages('common')
  const [step, setStep] = useState<Step>('none')
  const leave = async (): Promise<void> => {
    setStep('leaving')
    await logout()
    navigate(HOME_PATH, { replace: true })
  }
  if (step === 'none')
    return (
      <Button variant="secondary" size="l" full icon="log-out" onClick={() => setStep('asking')}>
        {common('logout')}
      </Button>
    )
  return (
    <div role="group" aria-label={common('in_sure_logout')} className={styles.confirm}>
      <p className={styles.question}>{common('in_sure_logout')}</p>
      <Button
        variant="secondary"
        full
        autoFocus
        disabled={step === 'leaving'}
        onClick={() => setStep('none')}
      >
        {common('cancel')}
      </Button>
      <Button variant="danger" full busy={step === 'leaving'} onClick={() => void leave()}>
        {common('logout')}
      </Button>
    </div>
  )
}
