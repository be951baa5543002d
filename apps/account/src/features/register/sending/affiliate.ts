import { affiliateLink, ApiError } from '@site/shared-api'
import { isInvitation, reportLinkClick } from '#features/register/register.api.ts'

/** The invite link of this visit and what the platform says of it. */
export type LinkState =
  { readonly status: 'none' } | { readonly status: 'valid' | 'invalid' | 'unknown'; readonly code: string }

let linkCheck: { readonly code: string; readonly state: Promise<LinkState> } | undefined

async function ask(code: string): Promise<LinkState> {
  try {
    return { status: (await isInvitation(code)) ? 'valid' : 'invalid', code }
  } catch {
    linkCheck = undefined
    return { status: 'unknown', code }
  }
}

/** Checks the link's code once (B4); a failed check is repeated when its result is needed. */
export function linkState(): Promise<LinkState> {
  const code = affiliateLink()
  if (code === undefined) return Promise.resolve({ status: 'none' })
  if (linkCheck?.code !== code) {
    void reportLinkClick(code)
    linkCheck = { code, state: ask(code) }
  }
  return linkCheck.state
}

/**
 * The code to register with (B4): the typed one, checked unless it is the link's own valid one, else the link's.
 * Throws ApiError `invitation_invalid`, or the client's errors where it could not be checked.
 */
export async function invitationOf(typed: string): Promise<string | undefined> {
  const link = await linkState()
  const valid = link.status === 'valid' ? link.code : undefined
  if (typed === '' || typed === valid) return valid
  if (!(await isInvitation(typed))) throw new ApiError(400, 'invitation_invalid', 'affiliateCode')
  return typed
}
