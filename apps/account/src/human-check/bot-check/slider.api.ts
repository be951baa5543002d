import { call } from '@site/shared-api'
import type { ValueOf } from '@site/shared-api/contract/call'
import { humanCheck, slider } from '@site/shared-api/contract/human-check'
import { findSum } from '#human-check/browser-work/index.ts'

export type SliderTask = ValueOf<typeof slider>

/** Where the piece was when: milliseconds since the grip, place in pixels of the picture. */
export interface Stroke {
  readonly t: number
  readonly x: number
}

/** A picture with a gap, good for one answer. */
export function fetchSlider(signal: AbortSignal): Promise<SliderTask> {
  return call(slider, {}, { signal, alert: 'own' })
}

/** Lets the platform judge where the piece was put, with a sum where no hand left a track; throws ApiError `bot_check_failed` where it does not fit. */
export async function judgeSlider(id: string, x: number, track: readonly Stroke[]): Promise<string> {
  const sum = track.length === 0 ? { payload: await findSum() } : {}
  const body = { kind: 'slider' as const, id, x, track: [...track], ...sum }
  const { pass } = await call(humanCheck, { body }, { alert: 'own' })
  return pass
}
