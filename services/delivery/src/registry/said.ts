import type { Move } from './moves.ts'
import type { Registry } from './registry.types.ts'

/** What a move did and to whom, in a sentence for its caller. */
export function saidOf(registry: Registry, move: Move): string {
  const { module } = move
  const live = registry.live(module)?.version ?? ''
  switch (move.did) {
    case 'release':
      return `${module} ${live} is live: all visitors have it with their next load.`
    case 'canary': {
      const whose = move.brands === undefined ? 'every brand' : move.brands.join(', ')
      return `${module} ${move.version}: ${move.percent} % of the visitors of ${whose} have it with their next load; the others stay on ${live}.${move.auto ? ' Found good, it goes live by itself.' : ''}`
    }
    case 'stop':
      return `The canary of ${module} has ended: all visitors have ${live} with their next load.`
    case 'promote':
      return `${module} ${live} is live: all visitors have it with their next load.`
    case 'rollback':
      return `${module} is back at ${live}: all visitors have it with their next load.`
    case 'pin':
      return `${move.brand} stays on ${module} ${move.version}, whatever goes live.`
    case 'unpin':
      return `${move.brand} has what is live of ${module} again: ${live}.`
    case 'retire':
      return `${module} ${move.version} may not be chosen any more. Open pages go on with it; its files are deleted a day from now.`
    case 'restore':
      return `${module} ${move.version} may be chosen again.`
  }
}
