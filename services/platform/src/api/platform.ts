import type { FastifyRequest } from 'fastify'
import type { PictureGate } from '#api/pictures/picture-gate'
import type { SharedAnswers } from '#api/shared-answers'
import type { Daily } from '#db/daily/daily'
import type { Jobs } from '#db/jobs/jobs'
import type { MemberTurns } from '#db/member-turns'
import type { Exclusions } from '#care/index'
import type { Facts } from '#db/signals/facts'
import type { EventPublisher } from '#db/signals/event-publisher'
import type { Deps } from '#deps'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import type { BrandService, LiveBrand } from '#brands/index'
import type {
  Approvals,
  BrandGate,
  Dispatching,
  Keyed,
  Managed,
  Operator,
  OperatorAuth,
  Releaser,
  Releasers,
  Throttle,
} from '#operations/index'
import type {
  Browsers,
  BrowserTickets,
  HumanChecks,
  OneTimeCodes,
  SecurityLog,
  Session,
  SessionService,
  SignIn,
} from '#identity/index'
import type { LargeBodies } from '#api/plugins/large-bodies'
import type { ProviderSignatures } from '#api/plugins/provider-signatures'
import type { ServiceTokens } from '#api/plugins/service-tokens'
import type { BigWins } from '#games/index'
import type { GameProviders } from '#providers/game/providers'
import type { PaymentProviders } from '#providers/payment/providers'
import type { PhoneAuth } from '#providers/phone-auth/phone-auth.provider'
import type { SocialProviders } from '#providers/social/providers'
import type { Regions } from '@site/service-kit/regions'
import type { SocialTickets } from '#providers/social/social-tickets'

/** The dependencies and the services that more than one domain uses. */
export interface Platform extends Deps {
  /** Whether what is held in memory still is so. */
  facts: Facts
  /** Answers that are the same for many. */
  answers: SharedAnswers
  brands: BrandService
  sessions: SessionService
  browsers: Browsers
  social: SocialProviders
  tickets: BrowserTickets
  signIn: SignIn
  /** Who is kept from play, and how that begins. */
  exclusions: Exclusions
  security: SecurityLog
  tokens: ServiceTokens
  /** Authenticates operators and checks their rights. */
  operators: OperatorAuth
  /** What waits for a second person. */
  approvals: Approvals
  /** Of which brands they may. */
  brandGate: BrandGate
  /** Who may release modules: operators, and teams those that are theirs. */
  releasers: Releasers
  /** What operators write and switch, and how. */
  managed: Managed
  providers: ProviderSignatures
  /** Who runs the games of a vendor. */
  games: GameProviders
  /** Who moves money in and out. */
  payments: PaymentProviders
  /** Work that waits for its time, whatever copy does it. */
  jobs: Jobs
  daily: Daily
  eventPublisher: EventPublisher
  bigWins: BigWins
  /** Which of a member's money calls goes first. */
  turns: MemberTurns
  /** Fingerprints and seals of what the tables must not reveal. */
  keyed: Keyed
  throttle: Throttle
  /** Room for bodies beyond the usual size. */
  largeBodies: LargeBodies
  /** Uploaded pictures. */
  pictures: PictureGate
  humanChecks: HumanChecks
  codes: OneTimeCodes
  /** Text messages and e-mails. */
  dispatching: Dispatching
  phoneAuth: PhoneAuth
  socialTickets: SocialTickets
  /** To whom a brand is closed. */
  regions: Regions
}

/** Who asks: filled before the input is validated. */
export interface Who {
  brand: LiveBrand | undefined
  language: LanguageCode
  session: Session | undefined
  /** Where the call demands one. */
  operator?: Operator
  releaser?: Releaser
  /** The header half of a credential, or the field `token`, read before validation takes unknown fields away. */
  token: string | undefined
  /** What the call's `admit` has answered. */
  admitted?: unknown
  /** The provider that signed the call, where the call demands one. */
  provider?: string
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform
  }
  interface FastifyRequest {
    who: Who
  }
}

export type AnyRequest = FastifyRequest
