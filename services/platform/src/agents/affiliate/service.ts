import { isFreePlay } from '@site/shared-api/contract/constants'
import { ApiError } from '#api/api-error'
import type { Deps } from '#deps'
import { insertCode, selectCode } from '#agents/affiliate/repository'
import { newCode } from '#agents/links/code'
import type { Session } from '#identity/index'

const CODE_LENGTH = 8
const TRIES = 5

/** The member's code, made once; two calls at once get the same one. Throws ApiError `trial_refused` for play money. */
export async function affiliateCodeOf(deps: Deps, session: Session): Promise<string> {
  if (isFreePlay(session.type)) throw new ApiError('trial_refused')
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = await selectCode(deps.db, session.memberId)
    if (code !== undefined) return code
    const { merchant, memberId } = session
    await insertCode(deps.db, {
      merchant,
      memberId,
      code: newCode(deps.randomness, CODE_LENGTH),
      now: deps.clock.now(),
    })
  }
  throw new Error('No free affiliate code was found.')
}
