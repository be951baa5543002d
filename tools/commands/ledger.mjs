import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage:
    'npm run ledger -- verify [--whole], npm run ledger -- open [--hours N], npm run ledger -- reconcile [--hours N], or npm run ledger -- turnover BRAND',
  what: `Looks after the books of a running site: "verify" reads the ledger (or that of its database, where no site runs) from the
last check on, or the whole of it, and names the first line that does not add up; "open" lists rounds for money that stay open,
"reconcile" the rounds of so many hours beside what their providers say; "turnover" makes the turnover of a brand anew. Ends with 1 where something is wrong.`,
  words: [1, 2],
  first: ['verify', 'open', 'reconcile', 'turnover'],
  options: {
    whole: { type: 'boolean', what: 'reads the whole ledger (verify)' },
    hours: { type: 'string', what: 'open for so long, or of so many hours (open, reconcile; default 24)' },
    'database-url': { type: 'string', what: 'the PostgreSQL to open where no site runs (DATABASE_URL)' },
    ...CALLER,
  },
  run: (given) => handOn('ledger.ts', given),
}
