import { exampleBrands } from '@site/config/brands'
import { insertBrand } from '#brands/brands/repository'
import { openDatabase } from '#db/database'

/** Writes a brand that no seed made, under the name of an example, into a database that no platform has open. */
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const { db, close } = await openDatabase({ dataDir, databaseUrl })
const [document] = exampleBrands
if (document) await insertBrand(db, { merchant: document.merchant, document, register: [], now: new Date() })
await close()
