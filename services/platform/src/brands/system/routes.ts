import {
  consolidatedSettings,
  customerServiceCall,
  domainRoute,
  listCountries,
  registerSettingsCall,
  systemHealth,
  systemReady,
  systemStatus,
  systemWhitelabel,
} from '@site/shared-api/contract/system'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { serve } from '#api/serve'
import { COUNTRIES } from '#brands/system/countries'
import {
  countryName,
  customerServiceOf,
  domainsOf,
  mainDomainOf,
  registerOf,
  settingsOf,
  statusOf,
  whitelabelOf,
} from '#brands/system/service'

/** Health, readiness, and what the shell asks about its brand (A3, A7, B7). */
export async function systemRoutes(app: FastifyInstance): Promise<void> {
  serve(app, systemHealth, () => ({ status: 'ok' as const }))
  serve(app, systemReady, async () => {
    await sql`select 1`.execute(app.platform.db)
    return { status: 'ready' as const }
  })
  serve(app, systemStatus, ({ brand, request }) => statusOf(brand, app.platform, request.ip))
  serve(app, systemWhitelabel, ({ brand }) => whitelabelOf(brand))
  serve(app, consolidatedSettings, ({ brand }) => settingsOf(brand))
  serve(app, registerSettingsCall, ({ brand }) => registerOf(brand, app.platform))
  serve(app, domainRoute, ({ brand, query }) => ({
    mainDomain: mainDomainOf(brand),
    list: domainsOf(brand).filter((entry) => entry.device === query.device),
  }))
  serve(app, listCountries, ({ language }) => ({
    list: COUNTRIES.map(({ code, dial }) => ({
      code,
      name: countryName(code, language),
      countryDialingCode: dial,
    })),
  }))
  serve(app, customerServiceCall, ({ brand }) => ({ version: { pathList: customerServiceOf(brand) } }))
}
