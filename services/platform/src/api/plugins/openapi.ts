import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

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
            description: 'Token of the session, beside the cookie MC_SID',
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
    transform: jsonSchemaTransform,
  })
  await app.register(swaggerUi, { routePrefix: '/wps/docs' })
  app.get('/wps/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
