import { ApiError, showToast, useMember, useMessages } from '@site/shared-api'
import { Button, TextField } from '@site/ui'
import { useState } from 'react'
import styles from './settings.module.css'
import { NICKNAME, sendNickname } from './settings.api.ts'

const fits = (name: string): boolean => {
  const length = [...name].length
  return length >= NICKNAME.min && length <= NICKNAME.max && NICKNAME.pattern.test(name)
}

/** How others call the member (B7). */
export function NicknameForm() {
  const t = useMessages('member-centre')
  const { account, name } = useMember()
  const [typed, setTyped] = useState<string>()
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const value = typed ?? (name === account ? '' : name)
  const save = async (): Promise<void> => {
    const nickname = value.trim()
    if (!fits(nickname)) return setWrong(true)
    setBusy(true)
    try {
      await sendNickname(nickname)
      setTyped(undefined)
      showToast(t('settings.saved'), 'success')
    } catch (error) {
      // What else went wrong, a lost network above all, is said by the call; the name is not at fault.
      setWrong(error instanceof ApiError && error.code === 'invalid_input')
    }
    setBusy(false)
  }
  return (
    <form
      className={styles.name}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextField
        label={t('settings.nickname')}
        value={value}
        maxLength={NICKNAME.max}
        autoComplete="nickname"
        error={wrong ? t('settings.nickname_rule', { min: NICKNAME.min, max: NICKNAME.max }) : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      <Button type="submit" variant="secondary" busy={busy} disabled={typed === undefined}>
        {t('settings.save')}
      </Button>
    </form>
  )
}
