import { GameError } from '#api/errors'
import { drawTime, openDraw } from '#games/lottery/clock'
import { linePay } from '#games/lottery/outcome'
import { isNumberOf } from '#games/lottery/tables'
import { toDecimal, toMinor } from '#wallet/money'
import { payable } from '#wallet/wire'
import type { Seat } from '#play/seat'
import type { Provider } from '#provider'
import { freshRound, requireStep, roundOfClick } from '#rounds/new-round'
import { keys } from '#store/keys'
import type { LotteryRound, TicketLine } from '#store/records'

export interface Ticket {
  clientId: string
  draw: number
  lines: TicketLine[]
}

/** Sells a ticket for the draw that is open; it is settled by the server after the draw. */
export async function buy(provider: Provider, caller: Seat, ticket: Ticket): Promise<LotteryRound> {
  const { deps, book, cashier, locks, chain } = provider
  const currency = caller.launch.body.currency.code
  ticket.lines.forEach((line, i) => {
    requireStep(line.stake, currency, 'line', `lines.${i}.stake`)
    if (!isNumberOf(line.kind, line.number))
      throw new GameError('invalid_input', { field: `lines.${i}.number` })
  })
  const stake = toDecimal(ticket.lines.reduce((sum, line) => sum + toMinor(line.stake), 0n))
  const round = await locks.run(caller.seat, async () => {
    const before = await roundOfClick(deps, book, caller.seat, ticket.clientId, 'lottery')
    if (before !== undefined) {
      if (!isSame(before, ticket)) throw new GameError('client_id_conflict', { field: 'clientId' })
      return before
    }
    if (ticket.draw !== openDraw(deps.clock.now())) throw new GameError('draw_closed', { field: 'draw' })
    const made: LotteryRound = {
      ...freshRound(deps, caller, { clientId: ticket.clientId, stake }),
      kind: 'lottery',
      draw: ticket.draw,
      lines: ticket.lines.map((line) => ({ ...line, payout: '0.00' })),
      drawn: null,
      fair: {
        hash: chain.seedOf(ticket.draw)?.commitment ?? '',
        clientSeed: caller.launch.body.game.nodeId,
        nonce: ticket.draw,
      },
    }
    await cashier.begin(made, [{ put: keys.click(caller.seat, ticket.clientId), value: made.id }])
    return made
  })
  return { ...round, ...(await cashier.awaitAccepted(round)) } as LotteryRound // reason: a round keeps its kind
}

/** Settles a ticket whose draw was held. Callers hold the seat's lock. */
export async function settle({ chain, cashier, deps }: Provider, round: LotteryRound): Promise<void> {
  if (round.state !== 'open' || drawTime(round.draw) > deps.clock.now()) return
  const drawn = chain.numbersOf(round.draw, round.nodeId)
  if (drawn === undefined) throw new Error(`draw ${round.draw} has no seed`)
  const lines = round.lines.map((line) => ({
    ...line,
    payout: toDecimal(
      payable((toMinor(line.stake) * BigInt(linePay(line.kind, line.number, drawn))) / 100n, round.currency),
    ),
  }))
  const payout = toDecimal(lines.reduce((sum, line) => sum + toMinor(line.payout), 0n))
  await cashier.settle({ ...round, drawn, lines, payout })
}

function isSame(round: LotteryRound, ticket: Ticket): boolean {
  const plain = ({ kind, number, stake }: TicketLine): string => `${kind} ${number} ${stake}`
  return round.draw === ticket.draw && round.lines.map(plain).join(',') === ticket.lines.map(plain).join(',')
}
