import type { Brand } from '@site/config/schema'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { lockHosts, selectHostsOfOthers } from '#brands/brands/repository'

/** Every host belongs to one brand, and players are sent to one of them; throws ApiError `invalid_input` that says which is not so. */
export async function refuseAddress(
  tx: Database,
  { hosts, merchant, publicOrigin }: Pick<Brand, 'hosts' | 'merchant' | 'publicOrigin'>,
): Promise<void> {
  if (publicOrigin !== null && !hosts.includes(new URL(publicOrigin).hostname))
    throw new ApiError('invalid_input', {
      field: 'publicOrigin',
      message: `The public origin is at one of the brand’s hosts: ${hosts.join(', ')}. Add its host first.`,
    })
  await lockHosts(tx)
  const others = await selectHostsOfOthers(tx, merchant)
  const taken = hosts.findIndex((host) => others.includes(host))
  if (taken >= 0)
    throw new ApiError('invalid_input', {
      field: `hosts.${taken}`,
      message: `${hosts[taken] ?? ''} belongs to another brand. Take it from that brand first.`,
    })
}
