import { parseArgs } from 'node:util'
import type { Change } from '#registry/channels.ts'
import { undoOf, type Move } from '#registry/moves.ts'
import { RefusedRelease } from '#registry/registry.ts'
import { openReleases, whoRuns } from './open-releases.ts'

/**
 * `registry.ts list [<module>]` says what is live, what a part of the visitors has, and what was done last.
 * `canary <module>@<version> --percent N [--brand …]`, `stop <module>`, `promote <module>`, `rollback <module> [--to <version>]`,
 * `pin <module>@<version> --brand <merchant>`, `unpin <module> --brand <merchant>` change who has which release;
 * `remove <module>[@<version>]` takes a module, or one release of it, off. `--why` is kept with the change.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    percent: { type: 'string' },
    brand: { type: 'string', multiple: true },
    to: { type: 'string' },
    why: { type: 'string' },
  },
})
const releases = await openReleases((message) => console.error(message))
const { registry } = releases
const [action = 'list', what = ''] = positionals
const [module = '', version = ''] = what.split('@')

const told = ({ at, who, did, version: to, before, why }: Change): string =>
  `    ${at.slice(0, 19).replace('T', ' ')}  ${did} ${to ?? ''}${before === undefined || before === to ? '' : ` (before: ${before})`} by ${who}${why === undefined ? '' : `: ${why}`}`

function listOne(name: string, whole: boolean): void {
  const pointer = registry.pointer(name)
  const live = registry.live(name)
  const good = registry.lastGood(name)
  const fallback = good === undefined ? '' : `, falls back to ${good.version}`
  console.log(
    `${name.padEnd(16)} ${live === undefined ? 'cannot be read' : `${live.version} of ${live.createdAt}`}${fallback}`,
  )
  const { canary, pins = {}, changes = [] } = pointer ?? {}
  if (canary) {
    const failed = registry.served.judge({ name, version: canary.version }) === 'failed'
    const whose = canary.brands === undefined ? 'every brand' : canary.brands.join(', ')
    console.log(
      `    canary ${canary.version} for ${canary.percent} % of ${whose}${failed ? ': it failed, nobody has it any more' : ''}`,
    )
  }
  for (const [brand, pinned] of Object.entries(pins)) console.log(`    ${brand} stays on ${pinned}`)
  if (!whole) return
  console.log('  here:')
  for (const one of registry.versions(name))
    console.log(
      `    ${one}  of ${registry.release(name, one)?.createdAt ?? '(cannot be read)'}, ${JUDGED[registry.served.judge({ name, version: one })]}`,
    )
  if (changes.length > 0) console.log(['  done last:', ...changes.map(told)].join('\n'))
}

const JUDGED = { well: 'served well', failed: 'failed', unknown: 'not judged yet' } as const

function list(): void {
  const known = ['shell', ...registry.modules()]
  if (module !== '' && !known.includes(module))
    throw new RefusedRelease(`"${module}" is not in the registry. There are ${known.join(', ')}.`)
  for (const name of module === '' ? known : [module]) listOne(name, module !== '')
}

async function remove(): Promise<void> {
  await releases.remove(module, version === '' ? undefined : version)
  const now = registry.live(module)
  console.log(
    now === undefined
      ? `${module} is off: the next load of a page is without it, open pages go on.`
      : `${module} ${version} is off, ${now.version} is live.`,
  )
}

const [brand = ''] = values.brand ?? []
const MOVES: Readonly<Record<string, () => Move>> = {
  canary: () => ({
    did: 'canary',
    module,
    version,
    percent: percentOf(values.percent),
    brands: values.brand,
  }),
  stop: () => ({ did: 'stop', module }),
  promote: () => ({ did: 'promote', module }),
  rollback: () => ({ did: 'rollback', module, to: values.to }),
  pin: () => ({ did: 'pin', module, version, brand }),
  unpin: () => ({ did: 'unpin', module, brand }),
}

function percentOf(text = ''): number {
  const percent = Number(text)
  if (/^\d+$/.test(text) && percent >= 1 && percent <= 100) return percent
  throw new RefusedRelease(`--percent ${text}: expected a whole number from 1 to 100.`)
}

async function make(move: Move): Promise<void> {
  const before = registry.pointer(module)
  await releases.move(move, { who: whoRuns(), why: values.why })
  console.log(said(move))
  const undo = before && undoOf(move, before)
  if (undo) console.log(`To undo it: ${undo}`)
}

function said(move: Move): string {
  const live = registry.live(module)?.version ?? ''
  switch (move.did) {
    case 'canary': {
      const whose = move.brands === undefined ? 'every brand' : move.brands.join(', ')
      return `${module} ${move.version}: ${move.percent} % of the visitors of ${whose} have it with their next load; the others stay on ${live}.`
    }
    case 'stop':
      return `The canary of ${module} has ended: everybody has ${live} with their next load.`
    case 'promote':
      return `${module} ${live} is live: everybody has it with their next load.`
    case 'rollback':
      return `${module} is back at ${live}: everybody has it with their next load.`
    case 'pin':
      return `${move.brand} stays on ${module} ${move.version}, whatever goes live.`
    case 'unpin':
      return `${move.brand} has what is live of ${module} again: ${live}.`
  }
}

try {
  const move = MOVES[action]
  if (move) await make(move())
  else if (action === 'remove') await remove()
  else list()
} catch (error) {
  if (!(error instanceof RefusedRelease)) throw error
  console.error(error.message)
  process.exitCode = 1
}
