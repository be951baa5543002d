import type { Seed } from '#start/seed/seed'
import { MEMBER_TYPE } from '@site/shared-api/contract/constants'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertMember } from '#identity/members/write.repository'
import { hashPassword } from '#identity/hashing/password'
import { dayFrom } from '#start/seed/day'

interface MemberSeed {
  account: string
  nickname?: string
  type: number
  vipLevel?: number
  vipConditions?: number
  registeredDay: number
  disabled?: true
}

/** Example members by brand; all members of a brand share its example password. */
const EXAMPLES: Record<string, { password: string; members: MemberSeed[] }> = {
  lotus: {
    password: 'Lotus-2026!',
    members: [
      {
        account: 'lotus.demo',
        nickname: 'มะลิ',
        type: MEMBER_TYPE.member,
        vipLevel: 2,
        vipConditions: 7,
        registeredDay: -200,
      },
      {
        account: 'lotus.agent',
        nickname: 'พี่วิน',
        type: MEMBER_TYPE.agent,
        vipLevel: 3,
        vipConditions: 4,
        registeredDay: -400,
      },
      { account: 'lotus.sub', type: MEMBER_TYPE.subAccount, registeredDay: -90 },
      { account: 'lotus.trial', type: MEMBER_TYPE.trial, registeredDay: -1 },
      { account: 'lotus.new', type: MEMBER_TYPE.member, registeredDay: 0 },
      { account: 'lotus.closed', type: MEMBER_TYPE.member, registeredDay: -300, disabled: true },
    ],
  },
  coral: {
    password: 'Coral-2026!',
    members: [
      {
        account: 'coral.demo',
        nickname: 'Marisol',
        type: MEMBER_TYPE.member,
        vipLevel: 1,
        vipConditions: 3,
        registeredDay: -60,
      },
      { account: 'coral.agent', nickname: 'Tito Ben', type: MEMBER_TYPE.agent, registeredDay: -150 },
      { account: 'coral.trial', type: MEMBER_TYPE.trial, registeredDay: -1 },
    ],
  },
}

/** Example members, documented in the README. */
async function seedMembers(db: Database, deps: Pick<Deps, 'clock' | 'randomness'>): Promise<void> {
  const now = deps.clock.now()
  for (const [merchant, { password, members }] of Object.entries(EXAMPLES)) {
    const hash = await hashPassword(password)
    for (const member of members) {
      await insertMember(db, {
        id: deps.randomness.uuid(),
        merchant,
        account: member.account,
        nickname: member.nickname ?? null,
        type: member.type,
        password_hash: hash,
        status: member.disabled ? 'disabled' : 'active',
        vip_level: member.vipLevel ?? 0,
        vip_conditions: member.vipConditions ?? 0,
        created_at: dayFrom(now, member.registeredDay),
        last_login_at: null,
      })
    }
  }
}

export const seed: Seed = { after: ['levels'], run: seedMembers }
