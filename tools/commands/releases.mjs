import { LIST, listReleases } from '../lib/releases.mjs'

export const command = {
  usage: 'npm run releases [-- MODULE]',
  what: `Says which release of each module is live, what it falls back to, which canary a part of the visitors has and which
brands stay on another one; of one module also every release that is here and what was done last, by whom and why.
Example: npm run releases -- lobby`,
  words: [0, 1],
  options: LIST,
  run: ({ values, words: [module] }) => listReleases(module, values),
}
