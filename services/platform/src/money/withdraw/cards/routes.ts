import { addBankCard, listBankCards, removeBankCard } from '@site/shared-api/contract/bank-card'
import type { FastifyInstance } from 'fastify'
import { serve } from '#api/serve'
import { visitorOf } from '#identity/index'
import { Cards } from '#money/withdraw/cards/cards'

/** A member's bank cards and e-wallets (B7, MEM-03). */
export async function bankCardRoutes(app: FastifyInstance): Promise<void> {
  const cards = new Cards(app.platform)
  app.addHook('onSend', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

  serve(app, listBankCards, (who) => cards.list(who))
  serve(app, addBankCard, (who) => cards.add(who, who.body, visitorOf(who.request)))
  serve(app, removeBankCard, (who) => cards.remove(who, who.body, visitorOf(who.request)))
}
