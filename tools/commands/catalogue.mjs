import { install } from '../lib/install.mjs'
import { handOnCatalogue } from '../lib/catalogue.mjs'
import { CALLER } from '../lib/hand-on.mjs'

const several = (what) => ({ type: 'string', multiple: true, what: `${what}; may be repeated` })

export const command = {
  usage: 'npm run catalogue -- import FILE, list, show|take|undo|drop ID',
  what: `Brings a list of games (CSV or JSON) into the catalogue of a running site, or of one that does not run. It is read, compared and
reported first; with any error nothing is written, unless bad rows are to be skipped. The same list again changes nothing. What is said
of a list's words is kept for the next list of the same source. Column names are recognised in English and Thai.
Example: npm run catalogue -- import games.csv --brand lotus --map vendor=Studio --dry-run`,
  words: [1, 2],
  options: {
    source: { type: 'string', what: "whose list it is (default: made of the file's name)" },
    brand: several('the brand that offers the games (default: every one)'),
    map: several('FIELD=COLUMN: which column holds a field'),
    category: several("WORD=KIND: where games of a category's word stand (slots, live, …), or skip"),
    'default-category': {
      type: 'string',
      what: 'where games stand whose category is missing or unknown, or none',
    },
    provider: several('SPELLING=PROVIDER: the code or name that a spelling means'),
    ids: {
      type: 'string',
      what: 'list (each row has one), missing (made of provider and name), source (all made, of source and id)',
    },
    'skip-bad-rows': { type: 'boolean', what: 'leaves rows with an error out' },
    replace: { type: 'boolean', what: 'an id that another game has in the catalogue replaces that game' },
    'skip-twins': { type: 'boolean', what: 'leaves games out that the catalogue has under another id' },
    forget: { type: 'boolean', what: "begins without what was said of the source's last list" },
    format: { type: 'string', what: 'csv or json, instead of finding out' },
    encoding: { type: 'string', what: 'such as windows-1252, instead of finding out' },
    'dry-run': { type: 'boolean', what: 'checks and reports, writes nothing' },
    report: { type: 'string', what: 'a file for every note and error' },
    'database-url': {
      type: 'string',
      what: 'works on this PostgreSQL itself (DATABASE_URL), whether its site runs or not',
    },
    ...CALLER,
  },
  async run(given) {
    await install()
    await handOnCatalogue(given)
  },
}
