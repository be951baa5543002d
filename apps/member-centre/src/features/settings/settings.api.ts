import { call, callQuery, site } from '@site/shared-api'
import {
  changeIcon,
  changeNickname,
  HEAD_ICONS,
  memberInfo,
  NICKNAME,
  type HeadIcon,
} from '@site/shared-api/contract/member'

export { HEAD_ICONS, NICKNAME, type HeadIcon }

/** How the member is shown; every place that shows it follows. */
export const infoQuery = () => callQuery(memberInfo)

function patch(change: { readonly icon: HeadIcon | null } | { readonly nickname: string }): void {
  site().queries.setQueryData(infoQuery().queryKey, (now) => now && { ...now, ...change })
}

export async function sendIcon(icon: HeadIcon | null): Promise<void> {
  patch(await call(changeIcon, { body: { icon: icon ?? '' } }))
}

/** Throws the refusal of the platform; what is wrong with the name the form says itself. */
export async function sendNickname(nickname: string): Promise<void> {
  patch(await call(changeNickname, { body: { nickname } }, { alert: { but: ['invalid_input'] } }))
}
