import { operatorSignIn, operatorSignOut } from '@site/shared-api/contract/operator'
import type { AuthProvider } from 'react-admin'
import { call } from '#client/call.ts'
import { isSignedOut } from '#client/console-error.ts'
import { currentSession, endSession, startSession } from '#session/session.ts'

export interface SignInForm {
  readonly name: string
  readonly password: string
  readonly code: string
}

/** Signs in with all three; throws ConsoleError, `login_failed` whatever was wrong. */
export async function signIn({ name, password, code }: SignInForm): Promise<void> {
  const body = { name: name.trim(), password, code: code.replace(/\s/g, '') }
  startSession(await call(operatorSignIn, { body }, { again: false }))
}

/** What react-admin asks of the session; pages ask by calls (`session/rights`). */
export const authProvider: AuthProvider = {
  login: signIn,
  logout: async () => {
    // Who is signed out already, or offline, leaves all the same.
    if (currentSession()) await call(operatorSignOut, {}, { again: false }).catch(() => undefined)
    endSession()
  },
  checkAuth: async () => {
    if (!currentSession()) throw new Error('ra.auth.auth_check_error')
  },
  checkError: async (error: unknown) => {
    if (isSignedOut(error)) throw error
  },
  getPermissions: async () => currentSession()?.role,
  getIdentity: async () => {
    const name = currentSession()?.name ?? ''
    return { id: name, fullName: name }
  },
}
