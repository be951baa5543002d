import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { finished } from 'node:stream/promises'
import { Measure, type Measured } from '#simulation/measure'
import { STAKE, type Player } from '#simulation/players'

const LINES_AT_ONCE = 5_000

/** Plays rounds and writes a line for each: its number, stake and payout in minor units. */
export async function writeOutcomes(
  path: string,
  player: Player,
  serverSeed: string,
  rounds: number,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const file = createWriteStream(path)
  file.write('round,stake,payout\n')
  let lines = ''
  for (let round = 0; round < rounds; round += 1) {
    lines += `${round},${STAKE},${player.play(serverSeed, round)}\n`
    if ((round + 1) % LINES_AT_ONCE > 0 && round + 1 < rounds) continue
    if (!file.write(lines)) await once(file, 'drain')
    lines = ''
  }
  file.end()
  await finished(file)
}

/** What the log says. */
export async function readOutcomes(path: string): Promise<Measured> {
  const measure = new Measure()
  let header = true
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!header) {
      const [, stake, payout] = line.split(',').map(Number)
      measure.add(stake ?? 0, payout ?? 0)
    }
    header = false
  }
  return measure.result()
}
