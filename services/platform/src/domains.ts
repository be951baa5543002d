import type { FastifyInstance } from 'fastify'
import { affiliateRoutes } from '#agents/affiliate/routes'
import { portraitRoutes } from '#games/anchors/portrait.routes'
import { anchorRoutes } from '#games/anchors/routes'
import { announcementRoutes } from '#content/announcements/routes'
import { brandRoutes } from '#brands/brands/routes'
import { catalogueRoutes } from '#games/catalogue/routes'
import { contractRoutes } from '#agents/contracts/routes'
import { counterRoutes } from '#content/counters/routes'
import { dispatchRoutes } from '#operations/dispatch/routes'
import { humanCheckRoutes } from '#identity/human-check/routes'
import { deviceRoutes } from '#identity/devices/routes'
import { jackpotRoutes } from '#money/jackpot/routes'
import { ledgerRoutes } from '#money/ledger/routes'
import { liveRoutes } from '#live/events/routes'
import { launchRoutes } from '#games/launch/routes'
import { lotteryRoutes } from '#games/lottery/routes'
import { memberRoutes } from '#identity/members/routes'
import { oneTimeCodeRoutes } from '#identity/one-time-code/routes'
import { passwordRoutes } from '#identity/password/routes'
import { playRoutes } from '#money/play/routes'
import { securityRoutes } from '#identity/security/routes'
import { registrationRoutes } from '#identity/registration/routes'
import { sessionRoutes } from '#identity/session/routes'
import { socialRoutes } from '#identity/social/routes'
import { trialRoutes } from '#identity/trial/trial.routes'
import { systemRoutes } from '#brands/system/routes'
import { walletRoutes } from '#money/wallet/routes'
import { walletGatewayRoutes } from '#money/wallet-gateway/routes'
import { winRoutes } from '#games/wins/routes'

/** Every domain of the API: a domain is served once its plugin stands here. */
export const domains: readonly ((app: FastifyInstance) => Promise<void>)[] = [
  systemRoutes,
  sessionRoutes,
  trialRoutes,
  socialRoutes,
  humanCheckRoutes,
  oneTimeCodeRoutes,
  registrationRoutes,
  passwordRoutes,
  dispatchRoutes,
  deviceRoutes,
  securityRoutes,
  contractRoutes,
  memberRoutes,
  walletRoutes,
  announcementRoutes,
  catalogueRoutes,
  counterRoutes,
  affiliateRoutes,
  brandRoutes,
  walletGatewayRoutes,
  playRoutes,
  winRoutes,
  launchRoutes,
  ledgerRoutes,
  liveRoutes,
  jackpotRoutes,
  anchorRoutes,
  portraitRoutes,
  lotteryRoutes,
]
