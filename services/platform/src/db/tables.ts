import type { AffiliateTables } from '#agents/affiliate/tables'
import type { AnchorTables } from '#games/anchors/tables'
import type { AnnouncementTables } from '#content/announcements/tables'
import type { BrandTables } from '#brands/brands/tables'
import type { CatalogueTables } from '#games/catalogue/tables'
import type { ContractTables } from '#agents/contracts/tables'
import type { MessageTables } from '#content/counters/tables'
import type { DispatchTables } from '#operations/dispatch/tables'
import type { HumanCheckTables } from '#identity/human-check/tables'
import type { LaunchTables } from '#games/launch/tables'
import type { LedgerTables } from '#money/ledger/tables'
import type { LotteryTables } from '#games/lottery/tables'
import type { MemberTables } from '#identity/members/tables'
import type { PlayTables } from '#money/play/tables'
import type { SecurityTables } from '#identity/security/tables'
import type { SessionTables } from '#identity/session/tables'
import type { OneTimeCodeTables } from '#identity/one-time-code/tables'
import type { PasswordTables } from '#identity/password/tables'
import type { RegistrationTables } from '#identity/registration/tables'
import type { SecretTables } from '#operations/secret/tables'
import type { ThrottleTables } from '#operations/throttle/tables'
import type { SocialTables } from '#identity/social/tables'
import type { WinTables } from '#games/wins/tables'

/** The tables, one interface per domain; a domain adds its own here. */
export interface Tables
  extends
    AffiliateTables,
    AnchorTables,
    AnnouncementTables,
    BrandTables,
    CatalogueTables,
    DispatchTables,
    HumanCheckTables,
    ContractTables,
    LaunchTables,
    LedgerTables,
    LotteryTables,
    MemberTables,
    MessageTables,
    PlayTables,
    SecurityTables,
    SessionTables,
    OneTimeCodeTables,
    PasswordTables,
    RegistrationTables,
    SecretTables,
    ThrottleTables,
    SocialTables,
    WinTables {}
