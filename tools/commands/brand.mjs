import { CALLER, handOn } from '../lib/hand-on.mjs'

export const command = {
  usage: 'npm run brand -- add FILE, or npm run brand -- BRAND [--module NAME=on|off]… [--flag NAME=on|off]…',
  what: `Adds a brand from its document (JSON; the schema is in packages/config). Without a switch it shows the state of a brand; else it switches its hosts,
public origin, modules, flags, maintenance, region, closed networks or limits of SMS on a running site.
Example: npm run brand -- lotus --module content=off --flag CBS3=on`,
  words: [1, 2],
  options: {
    module: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    flag: { type: 'string', multiple: true, what: 'NAME=on or NAME=off, any number of times' },
    host: {
      type: 'string',
      multiple: true,
      what: 'all names it is served at, one by one, the first before others',
    },
    origin: {
      type: 'string',
      what: 'where players are sent to, such as https://play.example; none: made of the first host',
    },
    'image-host': { type: 'string', multiple: true, what: 'an origin that pictures come from, or none' },
    maintenance: { type: 'string', what: 'on or off' },
    region: { type: 'string', what: 'on or off: whether visitors of its refused regions are turned away' },
    'blocked-network': {
      type: 'string',
      multiple: true,
      what: 'a network that the brand is closed to, such as 203.0.113.0/24, all of them one by one; or none',
    },
    'sms-country': {
      type: 'string',
      multiple: true,
      what: 'a country that codes are sent to, such as TH, all of them one by one',
    },
    'sms-per-hour': { type: 'string', what: 'how many codes an hour are sent at most' },
    ...CALLER,
  },
  run: (given) => handOn('brand.ts', given),
}
