import type { FastifyInstance, FastifyRequest } from 'fastify'
import { GameError } from '#api/errors'

const bodies = new WeakMap<FastifyRequest, string>()

/** The body as it came, for its signature. */
export function rawBody(request: FastifyRequest): string {
  return bodies.get(request) ?? ''
}

/** Takes JSON and nothing else. */
export function jsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    bodies.set(request, text)
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new GameError('malformed_json'))
    }
  })
}
