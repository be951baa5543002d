import { resolve } from 'node:path'
import { CALLER, handOn } from '../lib/hand-on.mjs'

/** A file as the caller names it: the command runs elsewhere. */
const fileOf = (name) => name && resolve(process.env.INIT_CWD ?? process.cwd(), name)

export const command = {
  usage:
    'npm run ledger -- verify [--whole], npm run ledger -- open [--hours N], npm run ledger -- reconcile [--hours N], npm run ledger -- turnover BRAND, npm run ledger -- audit, npm run ledger -- audit-export [BRAND] --from DAY --until DAY [--out FILE], or npm run ledger -- audit-file FILE [--key KEY]',
  what: `Looks after the books of a running site: "verify" reads the ledger (or that of its database, where no site runs) from the
last check on, or the whole of it, and names the first line that does not add up; "open" lists rounds for money that stay open,
"reconcile" the rounds of so many hours beside what their providers say; "turnover" makes the turnover of a brand anew; "audit" looks the audit log through,
"audit-export" writes it as a signed file, "audit-file" looks at such a file anywhere. Ends with 1 where something is wrong.`,
  words: [1, 2],
  first: ['verify', 'open', 'reconcile', 'turnover', 'audit', 'audit-export', 'audit-file'],
  options: {
    whole: { type: 'boolean', what: 'reads the whole ledger (verify)' },
    hours: { type: 'string', what: 'open for so long, or of so many hours (open, reconcile; default 24)' },
    from: { type: 'string', what: 'from this day on (audit-export)' },
    until: { type: 'string', what: 'before this day (audit-export)' },
    out: { type: 'string', what: 'the file to write (audit-export)' },
    key: { type: 'string', what: 'what "audit" says that files are signed with (audit-file)' },
    'database-url': { type: 'string', what: 'the PostgreSQL to open where no site runs (DATABASE_URL)' },
    ...CALLER,
  },
  run: ({ values, words: [what, named] }) =>
    handOn('ledger.ts', {
      values: { ...values, ...(values.out && { out: fileOf(values.out) }) },
      words: [what, what === 'audit-file' ? fileOf(named) : named].filter((word) => word !== undefined),
    }),
}
