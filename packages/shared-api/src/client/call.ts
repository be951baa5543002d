import type { Call, CallInput, ValueOf } from '../contract/call.ts'
import { site } from '../site.ts'
import { wireAddress } from './address.ts'
import { alertFailure } from './alert.ts'
import type { Wire } from './client.ts'
import { ApiError } from './errors.ts'
import { picturesAsBody, type WithPictures } from './pictures.ts'

export interface CallChoices {
  readonly signal?: AbortSignal
  readonly headers?: Readonly<Record<string, string>>
  /** Another wire than `fetch`, with a time limit of its own: one that reports the progress of an upload. */
  readonly via?: Wire
  /** `own`: the caller says itself, in its own place, what went wrong; `but`: it says these codes itself. A silent call (A8, B7) raises no alert either way. */
  readonly alert?: 'own' | { readonly but: readonly string[] }
}

/** What follows a call: its parts, which may be left out where none is needed, then the choices. */
export type CallArguments<C extends Call, Choices> =
  Partial<CallInput<C>> extends CallInput<C>
    ? [input?: CallInput<C>, choices?: Choices]
    : [input: CallInput<C>, choices?: Choices]

/**
 * Makes a call of the contract and answers the value in its envelope. A failure of a call that is not silent is said in
 * a toast, unless the caller says it. Throws ApiError, SessionEndedError, NetworkError, or the signal's reason.
 */
export async function call<const C extends Call>(
  record: C,
  ...args: CallArguments<C, CallChoices>
): Promise<ValueOf<C>> {
  const [input, choices = {}] = parted(args)
  try {
    return await ask<ValueOf<C>>(record, input, choices)
  } catch (error) {
    if (record.silent !== true && choices.signal?.aborted !== true && !saysItself(choices, error))
      alertFailure(error)
    throw error
  }
}

function saysItself({ alert }: CallChoices, error: unknown): boolean {
  if (alert === undefined || alert === 'own') return alert === 'own'
  return error instanceof ApiError && alert.but.includes(error.code)
}

/** The parts of a call and its choices, as they were given. */
export function parted<Choices>(
  args: readonly [input?: unknown, choices?: Choices],
): [WithPictures, Choices | undefined] {
  const [input, choices] = args
  return [typeof input === 'object' && input !== null ? input : {}, choices]
}

/** The call itself, on the wire; shows no alert. */
export function ask<Value>(record: Call, given: WithPictures, choices: CallChoices): Promise<Value> {
  const input = picturesAsBody(given)
  const { client, plan, language } = site()
  const { signal, headers, via } = choices
  return client.ask<Value>({
    method: record.method,
    url: wireAddress(record, input, { merchant: plan.brand.merchant, language: language() }),
    ...(input.body === undefined ? {} : { body: input.body }),
    ...(signal === undefined ? {} : { signal }),
    ...(headers === undefined ? {} : { headers }),
    ...(via === undefined ? {} : { via }),
  })
}
