import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, publish } from '../lib/build.mjs'
import { adminClientOf } from '../lib/admin-client.mjs'
import { install } from '../lib/install.mjs'
import { BRANDS, CHANGE, moveRelease, NO_REASON, readPercent } from '../lib/releases.mjs'
import { released, root } from '../lib/root.mjs'
import { KEY, sendRelease } from '../lib/send-release.mjs'
import { settings } from '../lib/settings.mjs'
import { formatMove } from '../lib/format-releases.mjs'
import { testModule } from '../lib/test-module.mjs'
import { WrongWords } from '../lib/words.mjs'

export const command = {
  usage: 'npm run release -- MODULE [--canary PER-CENT [--brand …] [--auto]] [--lay]',
  what: `Builds and tests a module and releases it: to all visitors, or as a canary to a part of the visitors. A visitor who has the canary
keeps it from visit to visit, until it is promoted, stopped, or has failed: then no visitor has it any more.
A site that runs is sent the release, signed with the key of its team; it looks at every byte and draws every page for every brand
before any visitor has it. Where none runs it goes into the data folder.
Example: npm run release -- lobby --canary 10 --why "new filters"`,
  words: [1, 1],
  options: {
    canary: { type: 'string', what: 'to so many of a hundred visitors' },
    brand: BRANDS,
    auto: { type: 'boolean', what: 'promotes the canary by itself once it is found good' },
    lay: { type: 'boolean', what: 'no visitor has it yet: a canary, a pin or promote chooses it later' },
    force: { type: 'boolean', what: 'releases what is older than the live release too' },
    untested: { type: 'boolean', what: 'leaves the tests of the module out; the list of changes says so' },
    ...KEY,
    ...CHANGE,
  },
  async run({ values, words: [module] }) {
    const target = readTarget(values, module)
    const adminClient = await adminClientOf(values)
    await install()
    await Promise.all([build([module]), ...(values.untested ? [] : [testModule(module)])])
    if (adminClient) return await toSite(adminClient, module, target, values)
    await intoFolder(module, target, values)
  },
}

/** What is to become of the release. Throws WrongWords. */
function readTarget(
  { canary, brand: brands, auto = false, lay = false, force = false, untested, why },
  module,
) {
  const modules = released()
  if (!modules.includes(module))
    throw new WrongWords(`There is no module "${module}". Modules: ${modules.join(', ')}.`)
  if (brands !== undefined && canary === undefined)
    throw new WrongWords('--brand chooses who has a canary: say --canary too.')
  if (auto && canary === undefined) throw new WrongWords('--auto promotes a canary: say --canary too.')
  if (lay && canary !== undefined) throw new WrongWords('--lay and --canary: say one of them.')
  const reason = [why ?? NO_REASON, ...(untested ? ['(not tested)'] : [])].join(' ')
  if (lay) return { why: reason }
  if (canary === undefined) return { as: { did: 'release', ...(force && { force }) }, why: reason }
  const percent = readPercent(canary, 'canary')
  const whose = { percent, ...(brands && { brands }), ...(auto && { auto }) }
  return { as: { did: 'canary', ...whose }, why: reason }
}

async function toSite(adminClient, module, target, values) {
  const { version, made } = await sendRelease(adminClient, module, { ...values, ...target })
  console.log(made ? formatMove(made) : stagedMessage(module, version))
}

async function intoFolder(module, { as, why }, values) {
  const isLive = as?.did === 'release'
  await publish([module], settings(values).dataDir, { force: as?.force === true, lay: !isLive, why })
  if (isLive) return console.log(`To undo it: npm run rollback -- ${module}`)
  const { version } = JSON.parse(readFileSync(join(root, 'apps', module, 'dist', 'release.json'), 'utf8'))
  if (as === undefined) return console.log(stagedMessage(module, version))
  await moveRelease(module, { ...as, version }, { ...values, why, offline: true })
}

const stagedMessage = (module, version) =>
  `${module} ${version} is staged and no visitor has it. Next: npm run canary -- ${module}@${version} --percent 10, or npm run promote -- ${module}@${version}`
