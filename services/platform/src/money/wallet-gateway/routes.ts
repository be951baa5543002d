import {
  walletAuthenticate,
  walletBalance,
  walletBet,
  walletBetWin,
  walletEndRound,
  walletRefund,
  walletWin,
} from '@site/shared-api/contract/provider-wallet'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { daily } from '#db/daily/daily'
import { forgetGameSessions } from '#money/wallet-gateway/forget-sessions.repository'
import { WalletGateway } from '#money/wallet-gateway/gateway'
import { GameSessions } from '#money/wallet-gateway/sessions'

/** Late wins and refunds of a session are accepted for so long. */
const SESSIONS_KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** The wallet as providers of games use it: signed calls under `/lgw/wallet`. */
export async function walletGatewayRoutes(app: FastifyInstance): Promise<void> {
  const sessions = new GameSessions(app.platform)
  const gateway = new WalletGateway(app.platform)
  daily(app, 'game-sessions', (now) =>
    forgetGameSessions(app.platform.db, new Date(now.getTime() - SESSIONS_KEPT_MS)),
  )
  // A signature is over the body as it travels: the text stays as it is until the signature has been checked.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  serve(app, walletAuthenticate, ({ provider, body }) => sessions.authenticate(provider, body))
  serve(app, walletBalance, ({ provider, body }) => sessions.balance(provider, body))
  serve(app, walletBet, ({ provider, body }) => gateway.bet(provider, body))
  serve(app, walletWin, ({ provider, body }) => gateway.win(provider, body))
  serve(app, walletBetWin, ({ provider, body }) => gateway.betWin(provider, body))
  serve(app, walletRefund, ({ provider, body }) => gateway.refund(provider, body))
  serve(app, walletEndRound, ({ provider, body }) => gateway.endRound(provider, body))
}
