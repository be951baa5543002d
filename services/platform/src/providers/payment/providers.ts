import type { Clock } from '#deps'
import { opnPayments, type OpnAccount } from '#providers/payment/opn/opn.provider'
import { keepCommands } from '#providers/payment/commands'
import type { PaymentProvider, PaymentQueries } from '#providers/payment/payment.provider'
import { sandboxPayments, type MoneyText } from '#providers/payment/sandbox.provider'

/** Names that orders are kept under for good. */
export const PAYMENT_PROVIDERS = ['sandbox', 'opn'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Who moves money, by name; those that are configured alone. Their queries, open to any caller, move none. */
export type PaymentProviders = ReadonlyMap<string, PaymentQueries>

export function paymentProviders(options: {
  clock: Clock
  sandboxUrl: string | undefined
  secret: string
  opn: OpnAccount | undefined
  money: MoneyText
}): PaymentProviders {
  const { clock, money, opn, sandboxUrl, secret } = options
  const configured: [PaymentProviderName, PaymentProvider][] = []
  if (sandboxUrl !== undefined)
    configured.push(['sandbox', sandboxPayments({ url: sandboxUrl, secret, clock, money })])
  if (opn) configured.push(['opn', opnPayments(opn)])
  return new Map(configured.map(([name, provider]) => [name, keepCommands(provider)]))
}
