import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run field [-- MODULE] [--brand …] [--route …] [--by brand|route] [--hours 24]',
  what: `What happened in the field: pages, failures, fall-backs, script errors and p75 of each module and version, live beside canary,
and what the judge thinks of canaries so far.
Example: npm run field -- lobby --by route`,
  words: [0, 1],
  options: {
    brand: { type: 'string', what: 'pages of this brand alone, by its merchant code' },
    route: { type: 'string', what: 'pages of this route alone, by its id' },
    by: { type: 'string', what: '"brand" or "route": a line for each' },
    hours: { type: 'string', what: 'so many hours back (default 24, at most 336)' },
    ...CALLER,
  },
  run: (given) => handOn('field.ts', given),
}
