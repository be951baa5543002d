import { changeIcon, changeNickname, readIcon } from '@site/shared-api/contract/member'
import { isFreePlay } from '@site/shared-api/contract/constants'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '#api/api-error'
import { serve } from '#api/serve'
import { selectMember, updateProfile } from '#identity/members/repository'
import { iconOf } from '#identity/members/service'
import type { Session } from '#identity/session/service'

const HOUR_MS = 60 * 60 * 1000
/** Of one member, names and pictures together. */
const MOST_PER_HOUR = 30

/** How a member is shown to others (B7: sub-paths of the member's info); play accounts stay as they are. */
export async function profileRoutes(app: FastifyInstance): Promise<void> {
  const { db, throttle } = app.platform
  takeForms(app)
  const begin = async ({ memberId, type }: Session): Promise<void> => {
    if (isFreePlay(type)) throw new ApiError('trial_refused')
    await throttle.take({ subject: `profile:${memberId}`, most: MOST_PER_HOUR, windowMs: HOUR_MS })
  }
  serve(app, readIcon, async ({ session }) => ({
    icon: iconOf((await selectMember(db, session.memberId)).head_icon),
  }))
  serve(app, changeIcon, async ({ session, body }) => {
    await begin(session)
    const icon = body.icon === '' ? null : body.icon
    await updateProfile(db, session.memberId, { head_icon: icon })
    return { icon }
  })
  serve(app, changeNickname, async ({ session, body: { nickname } }) => {
    await begin(session)
    await updateProfile(db, session.memberId, { nickname })
    return { nickname }
  })
}

/** B7 names the call of the head icon form-encoded; JSON is taken as well. */
function takeForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
