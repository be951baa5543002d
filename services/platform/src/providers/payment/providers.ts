import type { Clock } from '#deps'
import { opnPayments, type OpnAccount } from '#providers/payment/opn/opn.provider'
import type { PaymentProvider } from '#providers/payment/payment.provider'
import { sandboxPayments, type MoneyText } from '#providers/payment/sandbox.provider'

/** Names that orders are kept under for good. */
export const PAYMENT_PROVIDERS = ['sandbox', 'opn'] as const
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number]

/** Who moves money, by name; those that are configured alone. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>

export function paymentProviders(options: {
  clock: Clock
  sandboxUrl: string | undefined
  secret: string
  opn: OpnAccount | undefined
  money: MoneyText
}): PaymentProviders {
  const { clock, money, opn, sandboxUrl, secret } = options
  const found = new Map<PaymentProviderName, PaymentProvider>()
  if (sandboxUrl !== undefined)
    found.set('sandbox', sandboxPayments({ url: sandboxUrl, secret, clock, money }))
  if (opn) found.set('opn', opnPayments(opn))
  return found
}
