import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Shorter bodies are read to their end, and the connection serves the next call. */
const SHORT_BYTES = 64 * 1024
/** How long a client that still sends has to read the answer. */
const LINGER_MS = 2_000

/**
 * What is answered before its body was read is not read any more: the answer closes the connection, and what still arrives waits in
 * the system until the other side has closed as well. Node.js would read all of it and throw it away, and 13 MB of a refused
 * picture cost other calls a tenth of a second.
 */
export function leaveUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isUnread(request)) return
    reply.header('connection', 'close')
    // With a listener of this event no more is read than the stream's buffer holds, and Node.js does not empty it.
    request.raw.on('readable', () => undefined)
    // With less than a buffer there the event alone begins no reading, and Node.js empties what is not read.
    request.raw.read(0)
    closeSlowly(request.raw.socket)
  })
}

function isUnread({ raw }: FastifyRequest): boolean {
  if (raw.complete) return false
  const announced = raw.headers['content-length']
  return announced === undefined
    ? raw.headers['transfer-encoding'] !== undefined
    : Number(announced) > SHORT_BYTES
}

/** Node.js closes a connection at once after such an answer, and what was not read would reset it before the answer is read. */
function closeSlowly(socket: Socket): void {
  socket.destroySoon = () => {
    socket.end()
    const timer = setTimeout(() => socket.destroy(), LINGER_MS)
    socket.once('close', () => clearTimeout(timer))
  }
}
