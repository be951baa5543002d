import type { Seed } from '#start/seed/seed'
import { exampleBrands } from '@site/config/brands'
import { brandSchema } from '@site/config/schema'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertBrand } from '#brands/brands/repository'
import { registerFields } from '#brands/brands/register-settings'

/** Both example brands; a brand that exists already is left as its operator made it. */
async function seedBrands(db: Database, deps: Pick<Deps, 'clock'>): Promise<void> {
  for (const brand of exampleBrands) {
    const document = brandSchema.parse(brand)
    await insertBrand(db, {
      merchant: document.merchant,
      document,
      register: registerFields(document),
      now: deps.clock.now(),
    })
  }
}

export const seed: Seed = { run: seedBrands }
