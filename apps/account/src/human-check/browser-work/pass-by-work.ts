import { ApiError, NetworkError, site } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { humanCheck, work } from '@site/shared-api/contract/human-check'

const loadSolver = () => import('./solve.ts')

/**
 * The way past a picture or a slider for who cannot see or drag it: the browser finds a sum, the platform answers a
 * pass. Throws ApiError, NetworkError, or the signal's reason.
 */
export async function passByWork(signal?: AbortSignal): Promise<string> {
  const { client } = site()
  const options = signal === undefined ? {} : { signal }
  const [task, { solve }] = await Promise.all([
    client.get('/wps/verification/work', options) as Promise<ValueOf<typeof work>>, // reason: typed by the contract, checked by the platform
    loadSolver().catch((cause: unknown) => {
      throw new NetworkError('the solver did not arrive', { cause })
    }),
  ])
  const payload = await solve(task, signal)
  if (payload === undefined) throw new ApiError(400, 'bot_check_failed')
  const answer = await client.send('POST', '/wps/verification/human', { kind: 'work', payload }, options)
  return (answer as ValueOf<typeof humanCheck>).pass // reason: as above
}
