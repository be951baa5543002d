import { FREE_REJECT_MS } from '@site/config'
import type { PlanRoute } from '@site/config/schema'
import {
  isFreePlay,
  openPopup,
  showToast,
  useFlag,
  useMemberHint,
  useMessages,
  useSession,
} from '@site/shared-api'
import { askLogin, canLogin } from '#host/session/login-gate.ts'
import { placeOf } from '#chrome/entries/places.ts'

export interface Invite {
  /** The members' referral screen, where a module of the brand draws one; else `open` shows the shell's own sheet. */
  readonly route: PlanRoute | undefined
  readonly open: () => void
}

/** Inviting others (SHL-07, SHL-11): only with the flag REFERRAL3; guests log in first, play money is refused (A5). */
export function useInvite(): Invite | undefined {
  const flag = useFlag('REFERRAL3')
  const member = useMemberHint()
  const session = useSession()
  const t = useMessages('common')
  if (!flag || !(member || canLogin())) return undefined
  return {
    route: placeOf('referral'),
    open: () => {
      if (!member) askLogin({ then: 'invite' })
      else if (session !== null && isFreePlay(session.type))
        showToast(t('free_reject'), 'info', FREE_REJECT_MS)
      else openPopup('invite')
    },
  }
}
