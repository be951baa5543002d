import { ApiError, call, NetworkError } from '@site/shared-api'
import { humanCheck, work } from '@site/shared-api/contract/human-check'

const loadSolver = () => import('./solve.ts')

/**
 * The way past a picture or a slider for who cannot see or drag it: the browser finds a sum, the platform answers a
 * pass. Throws ApiError, NetworkError, or the signal's reason.
 */
export async function passByWork(signal?: AbortSignal): Promise<string> {
  const payload = await findSum(signal)
  const { pass } = await call(humanCheck, { body: { kind: 'work', payload } }, choicesOf(signal))
  return pass
}

const choicesOf = (signal?: AbortSignal) => ({ alert: 'own' as const, ...(signal && { signal }) })

/** A found sum as the platform reads it. Throws ApiError, NetworkError, or the signal's reason. */
export async function findSum(signal?: AbortSignal): Promise<string> {
  const [task, { solve }] = await Promise.all([
    call(work, {}, choicesOf(signal)),
    loadSolver().catch((cause: unknown) => {
      throw new NetworkError('the solver did not arrive', { cause })
    }),
  ])
  const payload = await solve(task, signal)
  if (payload === undefined) throw new ApiError(400, 'bot_check_failed')
  return payload
}
