import { startSession } from '@site/shared-api'
import { useCallback, useRef, useState } from 'react'
import { login, type Credentials } from './login.api.ts'
import { refusalOf, type Refusal } from './refusal.ts'

export type LoginStatus =
  | { readonly name: 'editing' }
  | { readonly name: 'sending' }
  | { readonly name: 'refused'; readonly refusal: Refusal }

const EDITING: LoginStatus = { name: 'editing' }

/** One attempt at a time: a second tap while one is on its way does nothing. A started session is told to every module. */
export function useLogin() {
  const [status, setStatus] = useState<LoginStatus>(EDITING)
  const sending = useRef(false)
  const submit = useCallback(async (credentials: Credentials): Promise<void> => {
    if (sending.current) return
    sending.current = true
    setStatus({ name: 'sending' })
    try {
      startSession(await login(credentials))
    } catch (error) {
      setStatus({ name: 'refused', refusal: refusalOf(error) })
    } finally {
      sending.current = false
    }
  }, [])
  const edit = useCallback(() => setStatus((now) => (now.name === 'refused' ? EDITING : now)), [])
  return { status, submit, edit }
}
