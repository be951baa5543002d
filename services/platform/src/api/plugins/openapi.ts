import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Headers of a call whose body only the platform can read (B7). */
const SEALED_HEADERS = {
  type: 'object',
  required: ['Encryption'],
  properties: {
    Encryption: { type: 'string', description: 'The key (`kid`) that the body was encrypted with' },
    Device: { type: 'string', description: 'OTHERS for the installed web app of iOS' },
  },
}

/** The body of a call with pictures. */
const BYTES = { consumes: ['application/octet-stream'], body: { type: 'string', format: 'binary' } }

/** The schema of an encrypted body's content is given beside it as `x-sealed` (B3); the body of a call with pictures is bytes. */
const transform: typeof jsonSchemaTransform = (document) => {
  const result = jsonSchemaTransform(document)
  const { 'x-pictures': pictures, ...rest } = Object(result.schema)
  if (pictures === true) return { ...result, schema: { ...rest, ...BYTES } }
  const sealed: unknown = Object(result.schema)['x-sealed']
  if (!(sealed instanceof z.ZodType)) return result
  const inside = z.toJSONSchema(sealed, { io: 'input' })
  return { ...result, schema: { ...result.schema, headers: SEALED_HEADERS, 'x-sealed': inside } }
}

/** Prints the contract as OpenAPI 3.1 at `/wps/openapi.json`, with a page to read it at `/wps/docs` (PLT-01). */
export async function openapi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Platform API',
        version: '1.0.0',
        description: 'Calls carry the headers Merchant and Language, and a member’s token as Authorization.',
      },
      components: {
        securitySchemes: {
          member: {
            type: 'http',
            scheme: 'bearer',
            description: 'Token of the session, beside the cookie of the session',
          },
          operator: { type: 'http', scheme: 'bearer' },
          releaser: { type: 'http', scheme: 'bearer', description: 'An operator, or the token of a team' },
          internal: { type: 'http', scheme: 'bearer' },
          provider: {
            type: 'apiKey',
            in: 'header',
            name: 'X-Signature',
            description:
              'Hex HMAC-SHA256 of "<X-Timestamp>\\n<METHOD>\\n<path>\\n<raw body>" under the secret of X-Provider',
          },
        },
      },
    },
    transform,
  })
  await app.register(swaggerUi, { routePrefix: '/wps/docs' })
  app.get('/wps/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
