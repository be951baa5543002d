import { ConsoleError } from '#client/console-error.ts'
import {
  awaitedName,
  currentSession,
  endSession,
  leaveInstead,
  signInAgain,
  startSession,
} from '#session/session.ts'

const refusal = new ConsoleError({ status: 401, code: 'operator_token_required' })
const session = (name: string) =>
  ({ name, role: 'editor', brands: 'all', token: `token of ${name}` }) as const

afterEach(() => endSession())

test('calls that met the end of a session go on once the same operator has signed in again (PLT-05)', async () => {
  startSession(session('anna'))
  const [one, other] = [signInAgain(refusal), signInAgain(refusal)]
  expect(awaitedName()).toBe('anna')
  startSession({ ...session('anna'), token: 'another' })
  await Promise.all([one, other])
  expect([awaitedName(), currentSession()?.token]).toEqual([undefined, 'another'])
})

test('who would rather leave is signed out, and what waited fails (PLT-05)', async () => {
  startSession(session('anna'))
  const waiting = signInAgain(refusal)
  leaveInstead(refusal)
  await expect(waiting).rejects.toBe(refusal)
  expect([awaitedName(), currentSession()]).toEqual([undefined, undefined])
})

test('nothing is waited for where no operator was signed in (PLT-05)', async () => {
  await expect(signInAgain(refusal)).rejects.toBe(refusal)
})
