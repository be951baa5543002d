import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { build, publish } from '@site/tools/build'
import { released, root } from '@site/tools/root'
import { run } from '@site/tools/run'
import { freePort } from '@site/tools/services'
import { startSite } from '@site/tools/site'
import { planAt } from '#support/ask.ts'
import { changeMessage, copyForTeam } from '#support/team-copy.ts'
import { verdicts, missed, type Figure } from './verdicts.ts'
import { median } from './report.ts'

/**
 * `npm run bench -- ship`: from an edit to a page that shows it by one command (build, the module's tests, signature, sending,
 * every page drawn for every brand), and from the command of a roll-back to a page without it (MOD-06).
 */
const MODULE = 'lobby'
const EDIT_LIMIT_S = 30
const BACK_LIMIT_S = 2
const LOOK_MS = 20
const SECOND_MS = 1_000

const { values } = parseArgs({ strict: false, options: { runs: { type: 'string', default: '3' } } })
const runs = Math.max(1, Number(values.runs))
const data = join(root, '.data', 'bench-ship')
const folder = mkdtempSync(join(tmpdir(), 'ship-'))

rmSync(data, { recursive: true, force: true })
await build(released(), { quiet: true })
await publish(released(), data, { quiet: true })
const site = await startSite({ port: await freePort(), dataDir: data })
try {
  const figures = await measure()
  console.log(verdicts(`From an edit to a player, and back (medians of ${runs}, ${MODULE})`, figures))
  if (figures.some(missed)) process.exitCode = 1
} finally {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measure(): Promise<readonly Figure[]> {
  const team = copyForTeam(MODULE, join(folder, 'team'), { tests: true })
  const key = await makeTeam()
  const there: number[] = []
  const back: number[] = []
  for (let turn = 1; turn <= runs; turn += 1) {
    const before = await versionShown()
    changeMessage(team, MODULE, 'popup.rounds', `Said for the ${turn}. time`)
    there.push(
      await until((now) => now !== before, ['release', MODULE, '--key', key, '--why', 'a bench'], team),
    )
    back.push(await until((now) => now === before, ['rollback', MODULE, '--why', 'a bench']))
    process.stderr.write(`\r  ${turn} of ${runs} releases`)
  }
  process.stderr.write('\n')
  const source = 'MOD-06'
  return [
    {
      name: 'edit to player, by npm run release',
      value: median(there),
      unit: 's',
      limit: EDIT_LIMIT_S,
      digits: 1,
      source,
    },
    {
      name: 'roll-back to player, by npm run rollback',
      value: median(back),
      unit: 's',
      limit: BACK_LIMIT_S,
      digits: 2,
      source,
    },
  ]
}

/** Seconds from a command's beginning until the requested page has what it should. */
async function until(
  isThere: (version: string) => boolean,
  words: readonly string[],
  cwd: string = root,
): Promise<number> {
  const begun = performance.now()
  const ending = command(words, cwd).then(() => performance.now())
  let failed: unknown
  ending.catch((error: unknown) => (failed = error))
  while (!isThere(await versionShown())) {
    if (failed !== undefined) throw failed
    await pause(LOOK_MS)
  }
  const shown = performance.now()
  await ending
  return (shown - begun) / SECOND_MS
}

function command(words: readonly string[], cwd: string = root): Promise<string> {
  const siteFlags = ['--site', `http://127.0.0.1:${site.operatorPort}`]
  return run(process.execPath, [join(cwd, 'tools', 'run.mjs'), ...words, ...siteFlags], {
    cwd,
    quiet: true,
    env: { DATA_DIR: data },
  })
}

async function versionShown(): Promise<string> {
  const plan = await planAt(site, '/m/home')
  return plan.modules.find(({ name }) => name === MODULE)?.version ?? ''
}

/** A team whose key signs; the operator of the examples releases for it. */
async function makeTeam(): Promise<string> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const file = join(folder, 'team.pem')
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }))
  await command(['team', 'add', 'bench-team', '--module', MODULE, '--key', `${file}.pub`])
  return file
}
