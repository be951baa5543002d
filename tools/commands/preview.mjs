import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage:
    'npm run preview -- BRAND [--release MODULE@VERSION]… [--module NAME=on|off]… [--flag NAME=on|off]… [--document FILE], list, end ID',
  what: `Shows what is not live to the browser that opens the printed link, and to no other: releases that lie in the registry, and the
brand with other modules and flags. It ends by itself. Example: npm run preview -- lotus --release lobby@1.0.0-5b330598 --hours 2`,
  words: [1, 2],
  options: {
    release: {
      type: 'string',
      multiple: true,
      what: 'MODULE@VERSION as npm run releases lists them, any number of times',
    },
    module: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    flag: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    document: { type: 'string', what: 'a whole document of the brand (JSON) instead of the live one' },
    note: { type: 'string', what: 'said on the page that lists what is different' },
    hours: { type: 'string', what: 'when it ends (default 8, at most 168)' },
    ...CALLER,
  },
  run: (given) => handOn('preview.ts', given),
}
