import type { ValueOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import {
  HEAD_ICONS,
  type HeadIcon,
  type memberInfo,
  type rankProgress,
} from '@site/shared-api/contract/member'
import { z } from 'zod'
import { textIn } from '#api/texts/localised'
import type { Database } from '#db/database'
import { selectLevels, selectMember } from '#identity/members/repository'
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

/** Progress towards the next VIP level (B3); at the highest one it is complete. */
export async function rankOf(
  db: Database,
  session: Session,
  language: LanguageCode,
): Promise<ValueOf<typeof rankProgress>> {
  const member = await selectMember(db, session.memberId)
  const levels = await selectLevels(db, member.merchant, member.vip_level)
  const current = levels.find((level) => level.level === member.vip_level)
  const next = levels.find((level) => level.level > member.vip_level)
  const expected = next?.conditions ?? current?.conditions ?? 0
  return {
    currentProgress: {
      completedConditions: next ? Math.min(member.vip_conditions, expected) : expected,
      totalExpectedConditions: expected,
    },
    playerRankProgress: {
      labelId: current?.label_id ?? '',
      label: current ? textIn(current.label, language) : '',
      level: member.vip_level,
      nextLabel: next ? textIn(next.label, language) : null,
    },
  }
}
