import type { Migration } from '#db/migration'
import { core } from '#db/migrations/001-core'
import { catalogue } from '#db/migrations/002-catalogue'
import { members } from '#db/migrations/003-members'
import { ledger } from '#db/migrations/004-ledger'
import { content } from '#db/migrations/005-content'
import { messages } from '#db/migrations/006-messages'
import { wins } from '#db/migrations/007-wins'
import { affiliate } from '#db/migrations/008-affiliate'
import { launch } from '#db/migrations/009-launch'
import { search } from '#db/migrations/010-search'
import { anchors } from '#db/migrations/010-anchors'
import { lottery } from '#db/migrations/011-lottery'
import { searchVocabulary } from '#db/migrations/012-search-vocabulary'
import { money } from '#db/migrations/013-money'
import { play } from '#db/migrations/014-play'
import { launchTickets } from '#db/migrations/015-launch-tickets'
import { accounts } from '#db/migrations/016-accounts'
import { passwordSet } from '#db/migrations/016-password-set'
import { waysIn } from '#db/migrations/017-ways-in'

/** All steps of the schema. A domain adds its file here; 002 belongs to the catalogue. */
export const migrations: readonly Migration[] = [
  core,
  catalogue,
  members,
  ledger,
  content,
  messages,
  wins,
  affiliate,
  launch,
  search,
  anchors,
  lottery,
  searchVocabulary,
  money,
  play,
  launchTickets,
  accounts,
  passwordSet,
  waysIn,
]
