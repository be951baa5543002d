/** One call as it went over the wire. */
export interface WireCall {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Parsed where it was sent as JSON; the Blob where it was sent as bytes. */
  readonly body: unknown
}

/** What the platform answers: a value, or a refusal; `offline` breaks the connection. */
export type WireAnswer =
  | { readonly value: unknown }
  /** A file of the delivery service: JSON without an envelope. */
  | { readonly file: unknown }
  | {
      readonly status: number
      readonly code: string
      readonly field?: string
      readonly data?: Readonly<Record<string, unknown>>
    }
  | 'offline'

/** An answer, a promise the test settles when it wants to, or a function of the call. */
type Answerer = WireAnswer | Promise<WireAnswer> | ((call: WireCall) => WireAnswer | Promise<WireAnswer>)

type Answers = Readonly<Record<string, Answerer>>

/** The stand-in for the network: `answers` by `METHOD path`, with as much of the query as matters. Returns the calls made, in order. */
export function fakeWire(answers: Answers): WireCall[] {
  const calls: WireCall[] = []
  const wire = async (url: string, init: RequestInit = {}): Promise<Reply> => {
    const method = init.method ?? 'GET'
    const call: WireCall = {
      method,
      url,
      headers: Object.fromEntries(Object.entries(init.headers ?? {})),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined),
    }
    calls.push(call)
    const answer = answers[keyOf(answers, method, url) ?? '']
    if (answer === undefined) return reply(404, { success: false, code: 'not_found', message: '' })
    const settled = await (typeof answer === 'function' ? answer(call) : answer)
    if (settled === 'offline') throw new TypeError('Failed to fetch')
    if ('file' in settled) return reply(200, settled.file)
    if ('value' in settled) return reply(200, { success: true, value: settled.value })
    return reply(settled.status, { success: false, message: '', ...settled })
  }
  Object.defineProperty(globalThis, 'fetch', { value: wire, configurable: true, writable: true })
  return calls
}

/** The answer whose path is the call's and whose query is a part of the call's; the one that says most of it. */
function keyOf(answers: Answers, method: string, url: string): string | undefined {
  const [path, search] = url.split('?')
  const given = new URLSearchParams(search)
  const fits = (key: string): boolean => {
    const [keyPath, keySearch] = key.split('?')
    if (keyPath !== `${method} ${path}`) return false
    return [...new URLSearchParams(keySearch)].every(([name, value]) => given.getAll(name).includes(value))
  }
  return Object.keys(answers)
    .filter(fits)
    .sort((a, b) => b.length - a.length)[0]
}

type Reply = Pick<Response, 'ok' | 'status' | 'text' | 'json'>

function reply(status: number, body: unknown): Reply {
  const text = JSON.stringify(body)
  return {
    ok: status < 400,
    status,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve(JSON.parse(text)),
  }
}
