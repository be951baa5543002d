import { StartupError } from '@site/service-kit/startup-error'
import { exampleBrands } from '@site/config/brands'
import type { Database } from '#db/database'

const EXAMPLES = exampleBrands.map(({ merchant }) => merchant)

/** Throws StartupError where a brand exists that is no example, or one that no seed has made. */
export async function refuseOthers(db: Database): Promise<void> {
  const rows = await db.selectFrom('brands').select('merchant').orderBy('merchant').execute()
  const made = await db.selectFrom('seeds').select('name').where('name', '=', 'brands').executeTakeFirst()
  const others = rows.map(({ merchant }) => merchant).filter((one) => !made || !EXAMPLES.includes(one))
  if (others.length === 0) return
  throw new StartupError(
    `The database holds the brand ${others.join(', ')}: examples, whose passwords are public, do not come beside it. Start without --examples (EXAMPLES), or with an empty database.`,
  )
}
