import { site } from '@site/shared-api'

/** In memory for the visit alone, never in a storage (decisions: old password held in memory). */
let held: { readonly userName: string; readonly password: string } | undefined
let following = false

/** Holds what the player has just typed, so that changing it need not ask for it again; forgotten when the session ends. */
export function holdPassword(userName: string, password: string): void {
  held = { userName, password }
  if (following) return
  following = true
  site()
    .bus.on('sessionEnded')
    .subscribe(() => forgetPassword())
}

/** The password of this player, if it was typed in this visit. */
export function heldPassword(userName: string): string | undefined {
  return held?.userName === userName ? held.password : undefined
}

export function forgetPassword(): void {
  held = undefined
}
