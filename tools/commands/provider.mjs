import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run provider -- CODE [--down on|off], or npm run provider -- --restrict BRAND/ACCOUNT=on|off',
  what: `Shows whether a provider is up, says on a running site that it is down, or keeps a member from games.
Example: npm run provider -- JL --down on`,
  words: [0, 1],
  options: {
    down: { type: 'string', what: 'on or off' },
    restrict: { type: 'string', what: 'BRAND/ACCOUNT=on or off' },
    ...CALLER,
  },
  run: (given) => handOn('provider.ts', given),
}
