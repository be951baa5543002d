import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const HEADER = 'x-request-id'
/** Ids as proxies make them; anything else could write into a log what it likes. */
const FITTING = /^[\w-]{16,64}$/

/** One id for a request in the logs of all services: the one it came with, else a new one. Goes to Fastify's `genReqId`. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[HEADER]
  return typeof given === 'string' && FITTING.test(given) ? given : randomUUID()
}

/** Headers for the next service, so that it goes on under the same id. */
export const sameRequest = ({ id }: { readonly id: string }): Record<string, string> => ({ [HEADER]: id })
