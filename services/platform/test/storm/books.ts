import type { Booked, PaymentSandbox } from '../rig/outside/payment-sandbox.ts'
import { minor } from './bank.ts'
import type { Customer } from './customer.ts'

const sumsOf = (lines: readonly Booked[], of: (line: Booked) => string | undefined): Map<string, bigint> => {
  const sums = new Map<string, bigint>()
  for (const line of lines) {
    const id = of(line) ?? ''
    const amount = minor(line.amount)
    sums.set(id, (sums.get(id) ?? 0n) + (line.kind === 'returned' ? -amount : amount))
  }
  return sums
}

/** Where the payment company's own books differ from what customers gave and were paid, in words. */
export async function compareBooks(
  sandbox: PaymentSandbox,
  customers: readonly Customer[],
): Promise<string[]> {
  const came = sumsOf(await sandbox.book('book'), ({ orderId }) => orderId)
  const went = sumsOf(await sandbox.book('payout-book'), ({ payoutId }) => payoutId)
  const due = (sums: Map<string, bigint>, ids: readonly string[], amount: bigint): string[] => {
    const found = ids.reduce((sum, id) => sum + (sums.get(id) ?? 0n), 0n)
    for (const id of ids) sums.delete(id)
    return found === amount
      ? []
      : [`${ids.join(', ')}: the payment company has ${found}, the customer ${amount}`]
  }
  const wrong = customers.flatMap(({ paidIn, paidOut }) => [
    ...paidIn.orders.flatMap(({ gave, orderId }) => due(came, [orderId], gave)),
    ...paidOut.orders.flatMap(({ end, net, payoutIds }) => due(went, payoutIds, end === 'paid' ? net : 0n)),
  ])
  const others = [...came, ...went].filter(([, amount]) => amount !== 0n)
  return [...wrong, ...others.map(([id]) => `${id}: in the payment company's book alone`)]
}
