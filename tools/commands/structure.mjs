import { install } from '../lib/install.mjs'
import { requireStructure, shrinkStructure } from '../lib/structure.mjs'

export const command = {
  usage: 'npm run structure [-- --shrink]',
  what: `Checks which room of the platform imports which, who names whose tables, import cycles and the size of folders, against
tools/structure.json, whose exceptions may only become fewer.`,
  options: { shrink: { type: 'boolean', what: 'removes exceptions that are no longer needed' } },
  async run({ values }) {
    await install()
    if (values.shrink === true) shrinkStructure()
    requireStructure()
  },
}
