import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { toNumber, toPercent } from '#fair/ratio'
import type { GameKind } from '#launch/game-kind'
import { readOutcomes, writeOutcomes } from '#simulation/outcome-log'
import { PLAYERS } from '#simulation/players'

// `npm run simulate -- [rounds] [server seed]`: plays every game, writes the outcome log, and says whether the published
// return lies within the 99 % confidence interval of what was measured.
const DEFAULT_ROUNDS = 1_000_000
const PER_CENT = 100
const rounds = Number(process.argv[2] ?? DEFAULT_ROUNDS)
const serverSeed = process.argv[3] ?? randomBytes(32).toString('base64url')
if (!Number.isSafeInteger(rounds) || rounds < 2) {
  process.stderr.write('Say how many rounds a game is played: a whole number from 2 on.\n')
  process.exit(1)
}

const folder = join(resolve(process.env['DATA_DIR'] ?? '.data'), 'sandbox-provider-outcomes')
process.stdout.write(`server seed ${serverSeed}\noutcome log ${folder}\n`)
// reason: the keys of PLAYERS are the kinds
for (const kind of Object.keys(PLAYERS) as GameKind[]) {
  const path = join(folder, `${kind}.csv`)
  await writeOutcomes(path, PLAYERS[kind], serverSeed, rounds)
  const { mean, low, high, hits, best } = await readOutcomes(path)
  const published = PLAYERS[kind].expected()
  const exact = toNumber(published)
  const within = exact >= low && exact <= high
  if (!within) process.exitCode = 1
  const text = (value: number): string => (value * PER_CENT).toFixed(3)
  process.stdout.write(
    `${kind.padEnd(8)} rounds ${rounds}  published ${toPercent(published, 4)} %  measured ${text(mean)} %  ` +
      `99 % interval ${text(low)}–${text(high)} %  ${within ? 'within' : 'OUTSIDE'}  ` +
      `pays ${text(hits)} % of rounds  best ${best.toFixed(2)}×\n`,
  )
}
