import { SIGNATURE_WINDOW_MS } from '@site/shared-api/contract/provider-wallet'
import type { ErrorCode } from '@site/shared-api/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '#api/api-error'
import type { AggregatorAccount } from '#providers/game/aggregator/aggregator.provider'
import { readCallback } from '#money/wallet-gateway/aggregator/callback'
import { AggregatorCallbacks } from '#money/wallet-gateway/aggregator/callback.service'
import { isSigned, readForm, type Form } from '#providers/game/aggregator/form'

const PATH = '/lgw/aggregator/callback'
const SECOND_MS = 1_000
/**
 * The shape has two codes. A call that is wrong, or about what is not there, was not carried out: the aggregator tries it again and then
 * reports it to a person. Any other failure is this side's refusal of money, which it takes as final and shows to the player.
 */
const FAULTS: readonly ErrorCode[] = [
  'currency_mismatch',
  'game_session_unknown',
  'invalid_input',
  'round_closed',
  'round_unknown',
  'signature_invalid',
  'transaction_conflict',
]
const HIDDEN = { schema: { hide: true } } as const

/** Where an aggregator asks for and moves a player's money, in its own published shape; without an account at one there is nothing. */
export async function aggregatorRoutes(app: FastifyInstance): Promise<void> {
  const { clock, config } = app.platform
  const account = config.aggregator
  if (!account) return
  const callbacks = new AggregatorCallbacks(app.platform)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  )
  // The shape knows success alone as 200, and a refusal as 200 with a code; a stranger gets no more than a refusal.
  app.post(PATH, HIDDEN, async (request, reply) => {
    try {
      const form = signedForm(request, account, clock.now())
      const { balance, ...more } = await callbacks.carryOut(readCallback(form))
      // Fourteen digits at most: a number says them exactly.
      return await reply.send({ balance: Number(balance), ...more })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reply.status(error.code === 'signature_invalid' ? 403 : 200).send({
        error_code: FAULTS.includes(error.code) ? 'INTERNAL_ERROR' : 'INSUFFICIENT_FUNDS',
        error_description: error.field === undefined ? error.code : `${error.code}: ${error.field}`,
      })
    }
  })
}

function signedForm(
  request: FastifyRequest,
  { merchantId, merchantKey }: AggregatorAccount,
  now: Date,
): Form {
  const header = (name: string): string => String(request.headers[name] ?? '')
  const headers = {
    'X-Merchant-Id': header('x-merchant-id'),
    'X-Timestamp': header('x-timestamp'),
    'X-Nonce': header('x-nonce'),
  }
  const form = readForm(typeof request.body === 'string' ? request.body : '')
  const away = Math.abs(now.getTime() - Number(headers['X-Timestamp']) * SECOND_MS)
  const known = headers['X-Merchant-Id'] === merchantId
  if (!known || !(away <= SIGNATURE_WINDOW_MS) || !isSigned(merchantKey, form, headers, header('x-sign')))
    throw new ApiError('signature_invalid', { field: 'X-Sign' })
  return form
}
