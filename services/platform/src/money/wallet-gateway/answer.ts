import { createHash } from 'node:crypto'
import { ERROR_CODES } from '@site/shared-api/contract/errors'
import type { WalletMoved } from '@site/shared-api/contract/provider-wallet'
import { z } from 'zod'
import { ApiError } from '#api/api-error'

const text = z.string()
const stored = z.union([
  z.object({
    value: z.object({ transactionId: text, balance: text, currency: text, jackpot: text.optional() }),
  }),
  z.object({
    refusal: z.object({ code: z.enum(ERROR_CODES), data: z.record(text, z.unknown()).optional() }),
  }),
])
export type Answer = z.output<typeof stored>

/** An answer as it is kept, to be given again word for word. */
export function keep(answer: Answer): string {
  return JSON.stringify(answer)
}

export function kept(answer: string | null): Answer {
  return stored.parse(JSON.parse(answer ?? 'null'))
}

/** Gives an answer: its value, or the ApiError it was refused with. */
export function give(answer: Answer): WalletMoved {
  if ('value' in answer) {
    const { jackpot, ...value } = answer.value
    return jackpot === undefined ? value : { ...value, jackpot }
  }
  const { code, data } = answer.refusal
  throw new ApiError(code, data === undefined ? {} : { data })
}

/** Hash of a provider's request, whatever the order of its fields; without the session, since a game may be opened anew before a repeat. */
export function digestOfTransaction(
  kind: string,
  { sessionId: _, ...request }: { sessionId: string },
): string {
  return digestOfRequest(kind, request)
}

/** Hash of all fields of a provider's request, whatever their order. */
export function digestOfRequest(kind: string, body: object): string {
  const fields = Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest('base64url')
}
