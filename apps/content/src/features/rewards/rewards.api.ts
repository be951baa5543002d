import { call, NetworkError } from '@site/shared-api'
import type { CallInput } from '@site/shared-api/contract/call'
import { requestReward } from '@site/shared-api/contract/promotion'
import { joinedChanged } from '#member/joined.api.ts'
import { uploading } from './uploading.ts'

export type Applying = CallInput<typeof requestReward>

/**
 * Applies; after a lost answer the same id is sent once more, so that nothing is applied for twice. Throws what the call throws;
 * the form shows it.
 */
export async function apply(applying: Applying, onProgress: (share: number) => void): Promise<void> {
  const send = () => call(requestReward, applying, { alert: 'own', via: uploading(onProgress) })
  await send().catch((error: unknown) => {
    if (error instanceof NetworkError) return send()
    throw error
  })
  await joinedChanged()
}
