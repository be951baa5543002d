import type { FastifyServerOptions } from 'fastify'
import { failure } from '#api/plugins/failures'

const STATUS = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
} as const

/** Answers what is not even HTTP in the same envelope, then hangs up. */
export const answerBrokenRequest: NonNullable<FastifyServerOptions['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = Object.entries(STATUS).find(([code]) => code === error.code)?.[1] ?? '400 Bad Request'
  const body = JSON.stringify(failure('bad_header'))
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
