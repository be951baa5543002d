import { ApiError, useMessages } from '@site/shared-api'
import { Button, TextField } from '@site/ui'
import { useEffect, useState } from 'react'
import { sendProof, sendProofBack } from './password-change.api.ts'
import styles from './password-change.module.css'

const SECOND_MS = 1_000

/** Replaces the old password of an account without one: a code to its number or e-mail (MEM-06). */
export function ProofByCode() {
  const t = useMessages('account')
  const [to, setTo] = useState<string>()
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [isProved, prove] = useState(false)
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)))
    tick()
    const ticking = setInterval(tick, SECOND_MS)
    return () => clearInterval(ticking)
  }, [until])

  const work = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      await action()
    } catch (failed) {
      const isWrong = failed instanceof ApiError && failed.code === 'verification_code_wrong'
      setFault(t(isWrong ? 'change.proof_wrong' : 'change.proof_failed'))
    } finally {
      setBusy(false)
    }
  }
  const send = (): Promise<void> =>
    work(async () => {
      const sent = await sendProof()
      setTo(sent.to)
      setUntil(sent.expirationTime)
    })
  const confirm = (): Promise<void> =>
    work(async () => {
      await sendProofBack(code.trim())
      prove(true)
    })

  if (isProved) return <p role="status">{t('change.proof_done')}</p>
  return (
    <div className={styles.proof}>
      <p>{t('change.proof_about')}</p>
      <Button variant="secondary" full busy={busy} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? t('change.proof_wait', { seconds: left }) : t('change.proof_send')}
      </Button>
      {to === undefined ? null : (
        <>
          <TextField
            label={t('change.proof_code', { to })}
            value={code}
            error={fault}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button
            variant="secondary"
            full
            busy={busy}
            disabled={code.trim() === ''}
            onClick={() => void confirm()}
          >
            {t('change.proof_confirm')}
          </Button>
        </>
      )}
      {fault === undefined || to !== undefined ? null : <p role="alert">{fault}</p>}
    </div>
  )
}
