import { z } from 'zod'
import { ProviderRefused, ProviderUnavailable, ProviderUnknown } from '#providers/provider-errors'

const MOST_ANSWER_BYTES = 2_000_000
const MOST_REASON = 64
/** Errors of a connection that was never made. */
const NOT_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])
const errorBody = z.object({ code: z.string().min(1) })
const cause = z.object({ code: z.string().optional(), syscall: z.string().optional() })

export interface ProviderRequest {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | URLSearchParams
  readonly patienceMs: number
}

/**
 * Asks a provider and reads its JSON, 2 MB at most, following no redirect. Throws ProviderRefused where the provider itself says
 * no (4xx with a code of its own), ProviderUnavailable where it certainly accepted nothing (no connection, its own 401 or 429),
 * ProviderUnknown for everything else.
 */
export async function callProvider<S extends z.ZodType>(
  url: URL,
  { patienceMs, ...request }: ProviderRequest,
  answer: S,
): Promise<z.output<S>> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      ...request,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    text = (await readLimited(response, MOST_ANSWER_BYTES)).toString('utf8')
  } catch (error) {
    throw wasNeverSent(error)
      ? new ProviderUnavailable(`no connection to the provider: ${textOf(error)}`, { cause: error })
      : new ProviderUnknown(`the provider did not answer: ${textOf(error)}`, { cause: error })
  }
  if (!response.ok) throw failureOf(response.status, text)
  const read = answer.safeParse(jsonOf(text))
  if (!read.success) throw new ProviderUnknown('the provider answered what cannot be read')
  return read.data
}

/** The whole body; throws ProviderUnknown for one that is longer, without reading on. */
export async function readLimited(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > mostBytes) throw new ProviderUnknown(`the provider answered more than ${mostBytes} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** A proxy in between answers in another shape: an answer without a code of the provider says nothing about what it did. */
function failureOf(status: number, text: string): Error {
  const own = errorBody.safeParse(jsonOf(text))
  const said = `the provider answered ${status}${own.success ? ` ${own.data.code}` : ''}`
  if (!own.success || status < 400 || status >= 500 || status === 408 || status === 409)
    return new ProviderUnknown(said)
  if (status === 401 || status === 429) return new ProviderUnavailable(said)
  return new ProviderRefused(own.data.code.slice(0, MOST_REASON))
}

function wasNeverSent(error: unknown): boolean {
  const reason = error instanceof Error ? error.cause : undefined
  const all = reason instanceof AggregateError ? reason.errors : [reason]
  return all.every((one) => {
    const read = cause.safeParse(one)
    return (
      read.success && (NOT_CONNECTED.has(read.data.code ?? '') || CONNECTING.has(read.data.syscall ?? ''))
    )
  })
}

function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
