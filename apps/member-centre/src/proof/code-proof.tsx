import { ApiError, useMessages } from '@site/shared-api'
import { Button, TextField } from '@site/ui'
import { useEffect, useState } from 'react'
import styles from './code-proof.module.css'
import { sendProof, sendProofBack } from './proof.api.ts'

interface Props {
  /** The form was refused for want of this proof; `nowhere`: no code can reach the member, a new sign-in proves it. */
  readonly refused: 'needed' | 'nowhere' | undefined
}

const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

/** Replaces the account's password in forms of an account without one: a code to its number or e-mail (MEM-06). */
export function CodeProof({ refused }: Props) {
  const t = useMessages('member-centre')
  const [to, setTo] = useState<string>()
  const [code, setCode] = useState('')
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState<'send' | 'confirm'>()
  const [fault, setFault] = useState<string>()
  const [isProved, prove] = useState(false)
  useEffect(() => {
    const tick = (): void => setLeft(Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS)))
    tick()
    const ticking = setInterval(tick, SECOND_MS)
    return () => clearInterval(ticking)
  }, [until])

  const textOf = (failed: unknown): string => {
    if (!(failed instanceof ApiError)) return t('proof.failed')
    const seconds = Number(failed.data?.['retryAfter'] ?? 0)
    if (failed.code === 'too_many_requests')
      return t('proof.too_many', { minutes: Math.max(1, Math.ceil(seconds / MINUTE_SECONDS)) })
    return t(failed.code === 'verification_code_wrong' ? 'proof.wrong' : 'proof.failed')
  }
  const work = async (what: 'send' | 'confirm', action: () => Promise<void>): Promise<void> => {
    setBusy(what)
    setFault(undefined)
    try {
      await action()
    } catch (failed) {
      setFault(textOf(failed))
    } finally {
      setBusy(undefined)
    }
  }
  const send = (): Promise<void> =>
    work('send', async () => {
      const sent = await sendProof()
      setTo(sent.to)
      setUntil(sent.expirationTime)
    })
  const confirm = (): Promise<void> =>
    work('confirm', async () => {
      await sendProofBack(code.trim())
      prove(true)
    })

  // Ten minutes may have passed since.
  if (isProved && refused === undefined)
    return (
      <p role="status" className={styles.about}>
        {t('proof.done')}
      </p>
    )
  const said =
    fault ?? (refused === undefined ? undefined : t(refused === 'nowhere' ? 'proof.sign_in' : 'proof.needed'))
  return (
    <div className={styles.proof}>
      <p className={styles.about}>{t('proof.about')}</p>
      <Button variant="secondary" full busy={busy === 'send'} disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? t('proof.wait', { count: left }) : t('proof.send')}
      </Button>
      {to === undefined ? null : (
        <>
          <TextField
            label={t('proof.code', { to })}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button
            variant="secondary"
            full
            busy={busy === 'confirm'}
            onClick={() => (code.trim() === '' ? setFault(t('proof.missing')) : void confirm())}
          >
            {t('proof.confirm')}
          </Button>
        </>
      )}
      {said === undefined ? null : (
        <p role="alert" className={styles.error}>
          {said}
        </p>
      )}
    </div>
  )
}
