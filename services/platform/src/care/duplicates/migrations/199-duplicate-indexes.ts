import type { IndexStep } from '#db/index-steps'
import { MAILBOX_KEY } from '#care/duplicates/mailbox-key'

/** What accounts of one person have in common. */
export const indexes: readonly IndexStep[] = [
  {
    name: 'member_profiles_by_mailbox',
    table: 'member_profiles',
    definition: `(merchant, (${MAILBOX_KEY})) where email is not null`,
  },
  {
    name: 'member_profiles_by_birthday',
    table: 'member_profiles',
    definition: '(merchant, birthday) where birthday is not null',
  },
  {
    name: 'member_profiles_by_id_number',
    table: 'member_profiles',
    definition: '(merchant, id_number) where id_number is not null',
  },
]
