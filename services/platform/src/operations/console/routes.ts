import { describeConsole } from '@site/shared-api/contract/describe'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { COUNTRIES, countryName } from '#brands/index'
import { describe } from '#operations/console/describe'
import { Declarations } from '#operations/console/declarations'

/** What the operators' console draws itself from (PLT-05). */
export async function consoleRoutes(app: FastifyInstance): Promise<void> {
  const { brands, managed } = app.platform
  const declarations = new Declarations(app.platform)
  serve(app, describeConsole, async ({ operator, now }) =>
    describe(operator, {
      sources: managed.sources,
      brands: await brands.all(),
      declared: await declarations.current(),
      countries: COUNTRIES.map(({ code }) => ({ code, name: countryName(code, 'EN') })),
      now,
    }),
  )
}
