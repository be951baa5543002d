import { ApiError, NetworkError } from '@site/shared-api'
import type { Launched } from '@site/shared-api/contract/launch'

/** The state of a launch (GAM-01). */
export type LaunchState =
  | { readonly status: 'pending'; readonly step: 'opening' | 'trial' }
  /** The frame is there; `ready` once the game itself has said so. */
  | { readonly status: 'open'; readonly launched: Launched; readonly ready: boolean }
  | { readonly status: 'refused'; readonly code: string }

/** The game is launched, opened and ready within this time, or the player sees a refusal. */
export const LAUNCH_PATIENCE_MS = 15_000

/** Why a launch failed, as a code to translate; anything unexpected is an unknown error. */
export function refusalCode(error: unknown): string {
  if (error instanceof NetworkError) return navigator.onLine ? 'late' : 'network'
  return error instanceof ApiError ? error.code : 'unknown_error'
}
