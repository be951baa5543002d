import type { FastifyInstance } from 'fastify'
import { affiliateRoutes } from '#modules/affiliate/routes'
import { portraitRoutes } from '#modules/anchors/portrait.routes'
import { anchorRoutes } from '#modules/anchors/routes'
import { announcementRoutes } from '#modules/announcements/routes'
import { brandRoutes } from '#modules/brands/routes'
import { catalogueRoutes } from '#modules/catalogue/routes'
import { contractRoutes } from '#modules/contracts/routes'
import { counterRoutes } from '#modules/counters/routes'
import { dispatchRoutes } from '#modules/dispatch/routes'
import { humanCheckRoutes } from '#modules/human-check/routes'
import { deviceRoutes } from '#modules/devices/routes'
import { jackpotRoutes } from '#modules/jackpot/routes'
import { ledgerRoutes } from '#modules/ledger/routes'
import { liveRoutes } from '#modules/live/routes'
import { launchRoutes } from '#modules/launch/routes'
import { lotteryRoutes } from '#modules/lottery/routes'
import { memberRoutes } from '#modules/members/routes'
import { oneTimeCodeRoutes } from '#modules/one-time-code/routes'
import { passwordRoutes } from '#modules/password/routes'
import { playRoutes } from '#modules/play/routes'
import { securityRoutes } from '#modules/security/routes'
import { registrationRoutes } from '#modules/registration/routes'
import { sessionRoutes } from '#modules/session/routes'
import { socialRoutes } from '#modules/social/routes'
import { trialRoutes } from '#modules/session/trial.routes'
import { systemRoutes } from '#modules/system/routes'
import { walletRoutes } from '#modules/wallet/routes'
import { walletGatewayRoutes } from '#modules/wallet-gateway/routes'
import { winRoutes } from '#modules/wins/routes'

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
