import type { ValueOf } from '@site/shared-api/contract/call'
import { HEAD_ICONS, type HeadIcon, type memberInfo } from '@site/shared-api/contract/member'
import { z } from 'zod'
import type { Database } from '#db/database'
import { selectMember } from '#identity/members/repository'
import type { Session } from '#identity/session/service'

const headIcon = z.enum(HEAD_ICONS).nullable().catch(null)

/** Who the member is (A3). */
export async function infoOf(db: Database, session: Session): Promise<ValueOf<typeof memberInfo>> {
  const member = await selectMember(db, session.memberId)
  return {
    id: member.id,
    account: member.account,
    nickname: member.nickname,
    icon: iconOf(member.head_icon),
    type: member.type,
    registeredAt: member.created_at.toISOString(),
    lastLoginAt: member.last_login_at?.toISOString() ?? null,
  }
}

/** A drawing that is no more is none. */
export const iconOf = (stored: string | null): HeadIcon | null => headIcon.parse(stored)
