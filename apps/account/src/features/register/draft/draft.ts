import { site, type Site } from '@site/shared-api'
import type { RegisterFieldName } from '@site/config'
import { isSecret } from '#features/register/fields/field-looks.ts'
import type { RegisterMethodName } from '#features/register/fields/methods.ts'

export interface Draft {
  readonly values: Map<RegisterFieldName, string>
  method: RegisterMethodName | undefined
  /** Dialling code of the number's country. */
  dialling: string | undefined
}

const drafts = new WeakMap<Site, Draft>()

/**
 * What was typed so far, in memory and for the visit: a popup that was closed by accident opens as it was left. No
 * password or code is in it, and it ends when a session starts or ends: no player sees another one's draft.
 */
export function draft(): Draft {
  const here = site()
  const known = drafts.get(here)
  if (known !== undefined) return known
  const made: Draft = { values: new Map(), method: undefined, dialling: undefined }
  drafts.set(here, made)
  here.bus.on('sessionStarted').subscribe(() => forget(made))
  here.bus.on('sessionEnded').subscribe(() => forget(made))
  return made
}

export function keepInDraft(name: RegisterFieldName, value: string): void {
  if (!isSecret(name)) draft().values.set(name, value)
}

export function forgetDraft(): void {
  forget(draft())
}

function forget(one: Draft): void {
  one.values.clear()
  one.method = undefined
  one.dialling = undefined
}
