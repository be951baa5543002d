import { addressOf, type Parts } from '@site/shared-api/client/address'
import { picturesAsBody, sentBody, type WithPictures } from '@site/shared-api/client/pictures'
import type { Call, CallInput, ValueOf } from '@site/shared-api/contract/call'
import { ConsoleError, isSignedOut } from '#client/console-error.ts'
import { currentSession, signInAgain } from '#session/session.ts'

const LIMIT_MS = 60_000

export interface Choices {
  readonly signal?: AbortSignal
  /** False for calls that are about signing in and out. */
  readonly again?: boolean
}

type Arguments<C extends Call> =
  Partial<CallInput<C>> extends CallInput<C>
    ? [input?: CallInput<C>, choices?: Choices]
    : [input: CallInput<C>, choices?: Choices]

/**
 * Makes a call of the contract as the operator who is signed in and answers the value. Where the session is over it waits for
 * the sign-in that then opens over the page, and goes out again: nothing typed is lost. Throws ConsoleError.
 */
export async function call<const C extends Call>(record: C, ...given: Arguments<C>): Promise<ValueOf<C>> {
  const [input, choices = {}] = given
  const all: WithPictures = input ?? {}
  const parts = picturesAsBody(all)
  try {
    return await send<ValueOf<C>>(record, parts, choices)
  } catch (error) {
    if (!isSignedOut(error) || choices.again === false) throw error
    await signInAgain(error)
    return await send<ValueOf<C>>(record, parts, choices)
  }
}

/** The same for a call whose body is a part of a file as it is. */
export async function callRaw<const C extends Call>(
  record: C,
  body: Blob,
  parts: Omit<Parts, 'body'> = {},
  choices: Choices = {},
): Promise<ValueOf<C>> {
  const go = () => send<ValueOf<C>>(record, { ...parts, body }, choices)
  return await go().catch(async (error: unknown) => {
    if (!isSignedOut(error)) throw error
    await signInAgain(error)
    return await go()
  })
}

async function send<Value>(record: Call, parts: Parts, { signal }: Choices): Promise<Value> {
  const token = currentSession()?.token
  const limit = AbortSignal.timeout(LIMIT_MS)
  const { body, headers } = sentBody(parts.body)
  const answer = await fetch(addressOf(record, parts), {
    method: record.method,
    credentials: 'same-origin',
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    headers: { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => {
    if (signal?.aborted === true) throw error
    throw new ConsoleError({ status: 0, code: 'network' })
  })
  return await readAnswer<Value>(answer)
}

interface Envelope<Value> {
  readonly success?: boolean
  readonly value?: Value
  readonly code?: string
  readonly field?: string
  readonly message?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** The value of an envelope; throws ConsoleError for a refusal and for what is no envelope. */
export async function readAnswer<Value>(answer: Response): Promise<Value> {
  const envelope = await answer.json().then(
    (body: Envelope<Value> | null) => body ?? {},
    (): Envelope<Value> => ({}),
  )
  // reason: the platform writes every value through the schema of the very call, and sends no other (PLT-01)
  if (answer.ok && envelope.success === true) return envelope.value as Value
  const { code = 'unknown_error', field, message, data } = envelope
  throw new ConsoleError({
    status: answer.status,
    code,
    ...(field !== undefined && { field }),
    ...(message !== undefined && { message }),
    ...(data !== undefined && { data }),
  })
}
