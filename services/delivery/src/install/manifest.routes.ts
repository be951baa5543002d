import { isLanguage } from '@site/config'
import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { messagesOf } from '#plan/plan-messages.ts'
import { manifest } from './manifest.ts'

/** Browsers ask for a manifest without cookies: language and theme stand in its address, the page's own. */
export const manifestAddress = (language: string, theme: string): string =>
  `/m/-/manifest.webmanifest?language=${language}&theme=${theme}`

export function manifestRoutes(app: FastifyInstance, { brands, registry }: Delivery): void {
  app.get<{ Querystring: { language?: string; theme?: string } }>(
    '/m/-/manifest.webmanifest',
    async (request, reply) => {
      const brand = await brandOf(brands, request)
      const shell = registry.live('shell')
      if (brand === undefined || shell === undefined)
        return reply.code(404).type('text/plain').send('not found')
      const { language, theme } = request.query
      const spoken =
        isLanguage(language) && brand.languages.includes(language) ? language : brand.defaultLanguage
      return reply
        .header('Cache-Control', 'public, max-age=3600')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify(
            manifest(brand, {
              language: spoken,
              theme: theme === 'dark' || theme === 'light' ? theme : brand.defaultTheme,
              texts: messagesOf(shell, [], spoken)['common'] ?? {},
            }),
          ),
        )
    },
  )
}
