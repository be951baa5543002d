import type { PaymentCommands, PaymentProvider, PaymentQueries } from '#providers/payment/payment.provider'

const kept = new WeakMap<PaymentQueries, PaymentCommands>()

/** The queries that any caller may make; what moves money stays with this module. */
export function keepCommands({ commands, queries }: PaymentProvider): PaymentQueries {
  kept.set(queries, commands)
  return queries
}

/** The calls of a provider that move money. For `#money/attempts` alone: a test holds every other import against it. */
export function commandsOf(queries: PaymentQueries): PaymentCommands {
  const commands = kept.get(queries)
  if (!commands) throw new Error('this provider has no commands')
  return commands
}
