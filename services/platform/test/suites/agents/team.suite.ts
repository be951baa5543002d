import { Team } from '../../rig/people/team.ts'
import type { Provider } from '../../rig/outside/provider.ts'
import type { Rig } from '../../rig/rig.ts'
import { countSuite, figuresSuite } from './figures.suite.ts'
import { helpersSuite } from './helpers.suite.ts'
import { linksSuite } from './links.suite.ts'
import { moveSuite } from './move.suite.ts'
import { transferSuite } from './transfer.suite.ts'
import { treeSuite } from './tree.suite.ts'

/** One team, gathered once, that each of these goes on with (B6, B7 'Agent', MEM-08). */
export function teamSuite(rig: Rig, provider: Provider): void {
  const team = new Team(rig, provider)
  beforeAll(() => team.gather())
  figuresSuite(team)
  treeSuite(team)
  moveSuite(team)
  helpersSuite(team)
  linksSuite(team)
  transferSuite(team)
  countSuite(team)
}
