import { isLanguage, type Language } from '@site/config'
import type { Brand } from '@site/config/schema'
import type { FastifyInstance } from 'fastify'
import { brandOf } from '#brands/brand-of.ts'
import type { Delivery } from '#delivery.ts'
import { releasesOf } from '#plan/brand-releases.ts'
import { flagsOn } from '#plan/offer.ts'
import { routesOf } from '#plan/plan-routes.ts'
import { manifest, type CategoryPage } from './manifest.ts'

/** Browsers ask for a manifest without cookies: language and theme stand in its address, the page's own. */
export const manifestAddress = (language: string, theme: string): string =>
  `/m/-/manifest.webmanifest?language=${language}&theme=${theme}`

export function manifestRoutes(app: FastifyInstance, delivery: Delivery): void {
  app.get<{ Querystring: { language?: string; theme?: string } }>(
    '/m/-/manifest.webmanifest',
    async (request, reply) => {
      const brand = await brandOf(delivery.brands, request)
      if (brand === undefined) return reply.code(404).type('text/plain').send('not found')
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
              pages: categoryPages(brand, spoken, delivery),
            }),
          ),
        )
    },
  )
}

function categoryPages(brand: Brand, language: Language, { registry, assets }: Delivery): CategoryPage[] {
  const { releases, declarations } = releasesOf(brand, registry, assets)
  const routes = routesOf({
    releases: [...releases.values()],
    flags: flagsOn(brand, declarations),
    categories: brand.categories,
    memberHint: false,
  })
  return routes.flatMap(({ category, path, module, titleKey }) => {
    const name = releases.get(module)?.messages[language]?.[titleKey]
    return category === undefined || name === undefined ? [] : [{ category, path, name }]
  })
}
