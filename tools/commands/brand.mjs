import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run brand -- add FILE, or npm run brand -- BRAND [--module NAME=on|off]… [--flag NAME=on|off]…',
  what: `Adds a brand from its document (JSON; the schema stands in packages/config), or switches modules, flags, maintenance or
region of a brand on a running site.
Example: npm run brand -- lotus --module content=off --flag CBS3=on`,
  words: [1, 2],
  options: {
    module: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    flag: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    'image-host': { type: 'string', multiple: true, what: 'an origin that pictures come from, or none' },
    maintenance: { type: 'string', what: 'on or off' },
    region: { type: 'string', what: 'on or off: whether visitors of its refused regions are turned away' },
    ...CALLER,
  },
  run: (given) => handOn('brand.ts', given),
}
