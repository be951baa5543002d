import { createHash } from 'node:crypto'
import { minorDigits } from '@site/config'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Form } from '#providers/game/aggregator/form'

const ID = /^[A-Za-z0-9_-]{1,64}$/
const AMOUNT = /^(0|[1-9]\d{0,11})(?:\.(\d+))?$/
const text = z.string().min(1).max(200)
/** Win types that follow a bet; every other one is a prize, which may come without. */
const OF_A_BET = ['win']

/** A callback's fields as the aggregator publishes them; unknown ones are left alone. */
const callback = z.object({
  action: z.enum(['balance', 'bet', 'win', 'refund', 'rollback']),
  session_id: text,
  player_id: text.optional(),
  currency: text.optional(),
  amount: text.optional(),
  transaction_id: text.optional(),
  bet_transaction_id: text.optional(),
  round_id: text.optional(),
  type: text.optional(),
  finished: z.enum(['0', '1', 'false', 'true']).optional(),
})
const FINISHED = ['1', 'true']

/** What a callback asks, in the wallet's own terms. */
export interface Callback {
  readonly action: z.output<typeof callback>['action']
  readonly sessionId: string
  /** Whom the aggregator means; '' where it does not say. */
  readonly player: string
  /** As the aggregator spelled it, for the answer. */
  readonly spelled: string
  readonly transactionId: string
  /** Undefined where none is named. */
  readonly betTransactionId: string | undefined
  /** Undefined where its game names no rounds. */
  readonly roundId: string | undefined
  readonly currency: string
  /** Decimal text with the decimals of its currency; undefined where none is named. */
  readonly amount: string | undefined
  readonly isPrize: boolean
  readonly finished: boolean
  readonly undone: readonly Undone[]
}

/** A transaction that a rollback undoes. */
export interface Undone {
  readonly action: 'bet' | 'win'
  readonly transactionId: string
  readonly spelled: string
}

/** Reads a form; throws ApiError `invalid_input` with the field. */
export function readCallback(form: Form): Callback {
  const parsed = callback.safeParse(Object.fromEntries(form))
  if (!parsed.success)
    throw new ApiError('invalid_input', { field: parsed.error.issues[0]?.path.join('.') ?? '' })
  const { data } = parsed
  const spelled = data.transaction_id ?? ''
  return {
    action: data.action,
    sessionId: data.session_id,
    player: data.player_id ?? '',
    spelled,
    transactionId: idOf(spelled),
    betTransactionId: data.bet_transaction_id === undefined ? undefined : idOf(data.bet_transaction_id),
    roundId: data.round_id === undefined ? undefined : idOf(data.round_id),
    currency: data.currency ?? '',
    amount: data.amount === undefined ? undefined : amountOf(data.amount, data.currency ?? ''),
    isPrize: data.type !== undefined && !OF_A_BET.includes(data.type),
    finished: FINISHED.includes(data.finished ?? ''),
    undone: undoneOf(form),
  }
}

/** An id within what the wallet takes; another spelling is known by its hash. */
export function idOf(spelled: string): string {
  return ID.test(spelled) ? spelled : createHash('sha256').update(spelled).digest('base64url')
}

/** `1.5` baht is `1.50`, `2.5000` is `2.50`; a fraction of a minor unit is none. */
export function amountOf(spelled: string, currency: string): string {
  const places = minorDigits(currency)
  const [, whole, part = ''] = AMOUNT.exec(spelled) ?? []
  if (whole === undefined || /[1-9]/.test(part.slice(places)))
    throw new ApiError('invalid_input', { field: 'amount' })
  return places === 0 ? whole : `${whole}.${part.slice(0, places).padEnd(places, '0')}`
}

function undoneOf(form: Form): Undone[] {
  const entries = new Map<string, Record<string, string>>()
  for (const [name, value] of form) {
    const [, at, field] = /^rollback_transactions\[(\d{1,3})\]\[(\w+)\]$/.exec(name) ?? []
    if (at === undefined || field === undefined) continue
    entries.set(at, { ...entries.get(at), [field]: value })
  }
  return [...entries.values()].map(({ action, transaction_id: spelled = '' }) => {
    if ((action !== 'bet' && action !== 'win') || spelled === '')
      throw new ApiError('invalid_input', { field: 'rollback_transactions' })
    return { action, spelled, transactionId: idOf(spelled) }
  })
}
