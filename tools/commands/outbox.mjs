import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run outbox [-- --follow]',
  what: 'Prints the SMS and e-mails of a running site that its sandbox kept instead of sending: codes, links.',
  options: {
    follow: { type: 'boolean', what: 'goes on with what comes, until it is stopped' },
    ...CALLER,
  },
  run: (given) => handOn('outbox.ts', given),
}
