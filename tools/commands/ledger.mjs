import { CALLER, handOn } from '../lib/hand-on.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run ledger -- verify',
  what: 'Reads the whole ledger of a running site, or of its database where none runs, and names the first line that does not add up.',
  words: [1, 1],
  options: {
    'database-url': { type: 'string', what: 'the PostgreSQL to open where no site runs (DATABASE_URL)' },
    ...CALLER,
  },
  run(given) {
    if (given.words[0] !== 'verify')
      throw new WrongWords(`"${given.words[0]}" is nothing that the ledger can do. Usage: ${command.usage}`)
    return handOn('ledger.ts', given)
  },
}
