import type { AffiliateTables } from '#modules/affiliate/tables'
import type { AnchorTables } from '#modules/anchors/tables'
import type { AnnouncementTables } from '#modules/announcements/tables'
import type { BrandTables } from '#modules/brands/tables'
import type { CatalogueTables } from '#modules/catalogue/tables'
import type { ContractTables } from '#modules/contracts/tables'
import type { MessageTables } from '#modules/counters/tables'
import type { DispatchTables } from '#modules/dispatch/tables'
import type { HumanCheckTables } from '#modules/human-check/tables'
import type { LaunchTables } from '#modules/launch/tables'
import type { LedgerTables } from '#modules/ledger/tables'
import type { LotteryTables } from '#modules/lottery/tables'
import type { MemberTables } from '#modules/members/tables'
import type { PlayTables } from '#modules/play/tables'
import type { SecurityTables } from '#modules/security/tables'
import type { SessionTables } from '#modules/session/tables'
import type { OneTimeCodeTables } from '#modules/one-time-code/tables'
import type { PasswordTables } from '#modules/password/tables'
import type { RegistrationTables } from '#modules/registration/tables'
import type { SecretTables } from '#modules/secret/tables'
import type { ThrottleTables } from '#modules/throttle/tables'
import type { SocialTables } from '#modules/social/tables'
import type { WinTables } from '#modules/wins/tables'

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
