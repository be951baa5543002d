import type { Brand } from '@site/config/schema'
import { ApiError } from '#api/api-error'
import type { Database } from '#db/database'
import { lockHosts, selectHostsOfOthers } from '#brands/brands/repository'
import { problem, type Problem } from '#operations/index'

type Addressed = Pick<Brand, 'hosts' | 'merchant' | 'publicOrigin'>

const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/

/** Every host belongs to one brand, and players are sent to one of them. */
export async function addressFaults(
  db: Database,
  { hosts, merchant, publicOrigin }: Addressed,
): Promise<Problem[]> {
  const others = await selectHostsOfOthers(db, merchant)
  return [
    ...(publicOrigin === null || hosts.includes(new URL(publicOrigin).hostname)
      ? []
      : [
          problem(
            'publicOrigin',
            `The public origin is at one of the brand’s hosts: ${hosts.join(', ')}. Add its host first.`,
          ),
        ]),
    ...hosts.flatMap((host, at) => {
      if (!HOST.test(host)) return [problem(`hosts.${at}`, 'a host is a name without port, in small letters')]
      if (hosts.indexOf(host) !== at) return [problem(`hosts.${at}`, `${host} is listed twice`)]
      return others.includes(host)
        ? [problem(`hosts.${at}`, `${host} belongs to another brand. Take it from that brand first.`)]
        : []
    }),
  ]
}

/** Keeps all others from taking hosts until the transaction ends; throws ApiError `invalid_input` that names the fault. */
export async function refuseAddress(tx: Database, brand: Addressed): Promise<void> {
  await lockHosts(tx)
  const [fault] = await addressFaults(tx, brand)
  if (fault) throw new ApiError('invalid_input', { field: fault.field, message: fault.message })
}
