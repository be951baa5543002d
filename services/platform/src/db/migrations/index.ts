import type { Migration } from '#db/migration'
import { core } from '#brands/brands/migrations/001-core'
import { catalogue } from '#games/catalogue/migrations/002-catalogue'
import { members } from '#identity/members/migrations/003-members'
import { ledger } from '#money/ledger/migrations/004-ledger'
import { content } from '#content/announcements/migrations/005-content'
import { messages } from '#content/counters/migrations/006-messages'
import { wins } from '#games/wins/migrations/007-wins'
import { affiliate } from '#agents/affiliate/migrations/008-affiliate'
import { launch } from '#games/launch/migrations/009-launch'
import { search } from '#games/catalogue/migrations/010-search'
import { anchors } from '#games/anchors/migrations/010-anchors'
import { lottery } from '#games/lottery/migrations/011-lottery'
import { searchVocabulary } from '#games/catalogue/migrations/012-search-vocabulary'
import { money } from '#money/ledger/migrations/013-money'
import { play } from '#money/play/migrations/014-play'
import { launchTickets } from '#games/launch/migrations/015-launch-tickets'
import { accounts } from '#identity/registration/migrations/016-accounts'
import { passwordSet } from '#identity/password/migrations/016-password-set'
import { waysIn } from '#identity/social/migrations/017-ways-in'

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
