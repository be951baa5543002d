import { describeConsole, reportDeclarations } from '@site/shared-api/contract/describe'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { COUNTRIES, countryName } from '#brands/index'
import { describe } from '#operations/console/describe'
import { saveDeclarations, selectDeclarations } from '#operations/console/repository'

/** What the operators' console draws itself from (PLT-05). */
export async function consoleRoutes(app: FastifyInstance): Promise<void> {
  const { brands, clock, db, managed } = app.platform
  serve(app, describeConsole, async ({ operator, now }) =>
    describe(operator, {
      sources: managed.sources,
      brands: await brands.all(),
      declared: await selectDeclarations(db),
      countries: COUNTRIES.map(({ code }) => ({ code, name: countryName(code, 'EN') })),
      now,
    }),
  )
  serve(app, reportDeclarations, async ({ body: { modules } }) => {
    await saveDeclarations(db, modules, clock.now())
    return { known: modules.length }
  })
}
