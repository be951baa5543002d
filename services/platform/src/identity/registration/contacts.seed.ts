import type { Seed } from '#start/seed/seed'
import type { Database } from '#db/database'
import type { Deps } from '#deps'
import { insertCode } from '#agents/index'
import { memberIds } from '#identity/members/write.repository'
import { insertProfile } from '#identity/registration/repository'

interface Contact {
  email: string
  /** E.164, verified; of ranges that look right and are never called by the sandbox. */
  mobile?: string
  /** The code by which they invite. */
  code?: string
}

/** Contact data of example members, so that every way back into an account can be tried. */
const CONTACTS: Record<string, Record<string, Contact>> = {
  lotus: {
    'lotus.demo': { email: 'lotus.demo@example.com', mobile: '+66812345678' },
    'lotus.agent': { email: 'lotus.agent@example.com', mobile: '+66823456789', code: 'PARTNER2' },
    'lotus.new': { email: 'lotus.new@example.com', mobile: '+66834567890' },
    'lotus.closed': { email: 'lotus.closed@example.com', mobile: '+66845678901' },
  },
  coral: {
    'coral.demo': { email: 'coral.demo@example.com' },
    'coral.agent': { email: 'coral.agent@example.com', code: 'BENTEAM8' },
  },
}

/** Profiles and invitation codes of example members, documented in the README. */
async function seedContacts(db: Database, { clock }: Pick<Deps, 'clock'>): Promise<void> {
  const now = clock.now()
  for (const [merchant, contacts] of Object.entries(CONTACTS)) {
    const ids = await memberIds(db, merchant)
    for (const [account, { code, email, mobile }] of Object.entries(contacts)) {
      const memberId = ids.get(account)
      if (memberId === undefined) continue
      await insertProfile(db, profile(memberId, merchant, { email, mobile }, now))
      if (code !== undefined) await insertCode(db, { merchant, code, memberId, now })
    }
  }
}

function profile(
  memberId: string,
  merchant: string,
  { email, mobile }: { email: string; mobile: string | undefined },
  now: Date,
): Parameters<typeof insertProfile>[1] {
  return {
    member_id: memberId,
    merchant,
    email,
    mobile: mobile ?? null,
    mobile_verified_at: mobile === undefined ? null : now,
    created_at: now,
  }
}

export const seed: Seed = { after: ['members'], run: seedContacts }
