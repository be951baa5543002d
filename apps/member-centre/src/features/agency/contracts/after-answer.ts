import { answersOf, contractRequestsQuery, site } from '@site/shared-api'
import { listContracts } from '@site/shared-api/contract/agent-contract'
import { agentQuery, contractQuery } from '../agency.api.ts'

/** Whatever shows contracts asks for them anew. */
export function askAnew(...ids: readonly string[]): void {
  const { queries } = site()
  void queries.invalidateQueries({ predicate: answersOf(listContracts) })
  for (const { queryKey } of [agentQuery(), contractRequestsQuery(), ...ids.map(contractQuery)])
    void queries.invalidateQueries({ queryKey })
}
