import type { FastifyRequest } from 'fastify'
import type { Deps } from '#deps'
import { GameError } from '#api/errors'
import { rawBody } from '#api/raw-body'
import { signatureFault } from '#wallet/signature'

/** Lets the platform alone pass; throws GameError `signature_stale`, `signature_invalid`. */
export function requireSigned(
  request: FastifyRequest,
  { clock, secret }: Pick<Deps, 'clock' | 'secret'>,
): void {
  const now = clock.now()
  const fault = signatureFault(
    secret,
    {
      timestamp: header(request.headers['x-timestamp']),
      signature: header(request.headers['x-signature']),
      method: request.method,
      path: request.url,
      body: rawBody(request),
    },
    now,
  )
  if (fault === 'signature_stale') throw new GameError(fault, { data: { now } })
  if (fault !== undefined) throw new GameError(fault, { field: 'X-Signature' })
}

function header(value: string | string[] | undefined): string {
  return typeof value === 'string' ? value : ''
}
