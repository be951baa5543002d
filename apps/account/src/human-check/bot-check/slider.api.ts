import { site } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import type { humanCheck, slider } from '@site/shared-api/contract/human-check'

export type SliderTask = ValueOf<typeof slider>

/** Where the piece was when: milliseconds since the grip, place in pixels of the picture. */
export interface Stroke {
  readonly t: number
  readonly x: number
}

/** A picture with a gap, good for one answer. */
export async function fetchSlider(signal: AbortSignal): Promise<SliderTask> {
  return (await site().client.get('/wps/verification/slider', { signal })) as SliderTask // reason: typed by the contract, checked by the platform
}

/** Lets the platform judge where the piece was put; throws ApiError `bot_check_failed` where it does not fit. */
export async function judgeSlider(id: string, x: number, track: readonly Stroke[]): Promise<string> {
  const body = { kind: 'slider', id, x, track }
  const answer = await site().client.send('POST', '/wps/verification/human', body)
  return (answer as ValueOf<typeof humanCheck>).pass // reason: as above
}
