import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage:
    'npm run operator -- add NAME --role owner|brand-manager|editor|payments|support|risk|reader, list, role NAME ROLE, close|open|renew NAME, sign-in NAME',
  what: `Who operates a site. The first one is added on its database (DATABASE_URL, or the data folder of a site that does not run);
password and second factor are shown once. "sign-in" keeps a token of the account for the other commands.
Example: npm run operator -- add anna --role owner`,
  words: [1, 3],
  options: {
    role: {
      type: 'string',
      what: 'owner (all), brand-manager (members, brands, content, games), editor (content), payments (money), support (members), risk, reader (looks)',
    },
    days: { type: 'string', what: 'how long the token of "sign-in" is good (default 90, at most 365)' },
    'database-url': { type: 'string', what: 'the PostgreSQL to write to (DATABASE_URL)' },
    ...CALLER,
  },
  run: (given) => handOn('operators.ts', given, { input: true }),
}
