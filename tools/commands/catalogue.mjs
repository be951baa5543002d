import { install } from '../lib/install.mjs'
import { handOnCatalogue } from '../lib/catalogue.mjs'

export const command = {
  usage: 'npm run catalogue -- import FILE',
  what: `Brings a list of games (CSV or JSON) into the catalogue. All or nothing: with any error nothing is written; the same
list again changes nothing. Column names are recognised in English and Thai.
Example: npm run catalogue -- import games.csv --brand lotus --map vendor=Studio --dry-run`,
  words: [2, 2],
  options: {
    brand: {
      type: 'string',
      multiple: true,
      what: 'the brand that offers the games, may be repeated (default: every one)',
    },
    map: {
      type: 'string',
      multiple: true,
      what: 'FIELD=COLUMN: which column holds a field; may be repeated',
    },
    format: { type: 'string', what: 'csv or json, instead of finding out' },
    'dry-run': { type: 'boolean', what: 'checks and reports, writes nothing' },
    report: { type: 'string', what: 'a file for every note and error' },
    'data-dir': { type: 'string', what: 'data folder of the site (DATA_DIR, default .data)' },
    'database-url': {
      type: 'string',
      what: 'a PostgreSQL instead (DATABASE_URL): works while the site is running',
    },
  },
  async run(given) {
    await install()
    await handOnCatalogue(given)
  },
}
