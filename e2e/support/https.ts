import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2'
import { connect as connectTls } from 'node:tls'

export interface SecureAnswer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly raw: Buffer
}

export interface Ask {
  readonly path: string
  readonly host: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A connection over TLS that speaks HTTP/2 or nothing, from an address of this machine. */
export function connectSecurely(port: number, certificate: Buffer, localAddress: string): ClientHttp2Session {
  const whither = { host: '127.0.0.1', port, servername: 'localhost', localAddress }
  return connect(`https://localhost:${port}`, {
    createConnection: () => connectTls({ ...whither, ca: certificate, ALPNProtocols: ['h2'] }),
  })
}

export function askSecurely(
  session: ClientHttp2Session,
  { path, host, method = 'GET', headers = {}, body }: Ask,
): Promise<SecureAnswer> {
  return new Promise((done, failed) => {
    const call = session.request({
      [constants.HTTP2_HEADER_METHOD]: method,
      [constants.HTTP2_HEADER_PATH]: path,
      [constants.HTTP2_HEADER_AUTHORITY]: host,
      accept: 'text/html',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    })
    const parts: Buffer[] = []
    let answered: IncomingHttpHeaders & { ':status'?: number | undefined } = {}
    call.on('response', (received) => (answered = received))
    call.on('data', (part: Buffer) => parts.push(part))
    call.on('error', failed)
    call.on('end', () =>
      done({ status: answered[':status'] ?? 0, headers: answered, raw: Buffer.concat(parts) }),
    )
    call.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

/** Listens to an event stream until its first words, and ends it. */
export function firstWords(session: ClientHttp2Session, path: string, host: string): Promise<string> {
  return new Promise((done, failed) => {
    const call = session.request({ ':path': path, ':authority': host, accept: 'text/event-stream' })
    call.on('error', failed)
    call.once('data', (part: Buffer) => {
      call.close()
      done(part.toString())
    })
  })
}
