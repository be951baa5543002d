import { ApiError, call, NetworkError } from '@site/shared-api'
import { humanCheck, work } from '@site/shared-api/contract/human-check'

const loadSolver = () => import('./solve.ts')

/**
 * The way past a picture or a slider for who cannot see or drag it: the browser finds a sum, the platform answers a
 * pass. Throws ApiError, NetworkError, or the signal's reason.
 */
export async function passByWork(signal?: AbortSignal): Promise<string> {
  const choices = { alert: 'own' as const, ...(signal === undefined ? {} : { signal }) }
  const [task, { solve }] = await Promise.all([
    call(work, {}, choices),
    loadSolver().catch((cause: unknown) => {
      throw new NetworkError('the solver did not arrive', { cause })
    }),
  ])
  const payload = await solve(task, signal)
  if (payload === undefined) throw new ApiError(400, 'bot_check_failed')
  const { pass } = await call(humanCheck, { body: { kind: 'work', payload } }, choices)
  return pass
}
