/** What an aggregator may send; short names stand for ids that no other case uses. */
export interface Sent {
  readonly action: 'bet' | 'win' | 'refund' | 'rollback'
  readonly tx: string
  /** Baht. */
  readonly amount?: string
  readonly round?: string
  readonly type?: string
  readonly finished?: '0' | '1'
  /** Id of the bet that it is about. */
  readonly of?: string
  /** What a rollback undoes. */
  readonly undo?: readonly (readonly ['bet' | 'win', string])[]
  /** By which session: the first, one of the same game opened later, or one of another vendor's game. */
  readonly by?: 'relaunched' | 'other vendor'
  readonly with?: Readonly<Record<string, string>>
}

/** Baht by which the balance then differs from before the case, or the code of a refusal. */
type Answer = number | 'INSUFFICIENT_FUNDS' | 'INTERNAL_ERROR'
/** A round in the books: stake, payout and state. */
type Booked = readonly [stake: string, payout: string, status: 'open' | 'closed' | 'refunded']

export interface AggregatorCase {
  /** Whose published rules say so. */
  readonly source: string
  readonly title: string
  readonly steps: readonly (readonly [Sent, Answer])[]
  /** Rounds that the case leaves in the game, in the order in which they began. */
  readonly booked: readonly Booked[]
}

const bet = (tx: string, amount: string, more: Partial<Sent> = {}): Sent => ({
  action: 'bet',
  tx,
  amount,
  ...more,
})
const win = (tx: string, amount: string, more: Partial<Sent> = {}): Sent => ({
  action: 'win',
  tx,
  amount,
  ...more,
})
const refund = (tx: string, of: string, more: Partial<Sent> = {}): Sent => ({
  action: 'refund',
  tx,
  of,
  ...more,
})
const rollback = (tx: string, undo: Sent['undo'], more: Partial<Sent> = {}): Sent => ({
  action: 'rollback',
  tx,
  undo: undo ?? [],
  ...more,
})
const r = { round: 'r' }
const end = { finished: '1' } as const

const SG = 'Slotegrator, integration API 1.4'
const HUB = 'Hub88, Wallet API 2.0'
const PP = 'Pragmatic Play, seamless wallet'
const BO = 'BlueOcean, seamless callbacks'

/** What is sent, what must be answered, and what the books say afterwards. */
export const AGGREGATOR_CASES: readonly AggregatorCase[] = [
  {
    source: SG,
    title: 'a bet and its win, which ends the round',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '25', { ...r, ...end }), 15],
    ],
    booked: [['10.00', '25.00', 'closed']],
  },
  {
    source: SG,
    title: 'a bet that is repeated is booked once',
    steps: [
      [bet('b', '10', r), -10],
      [bet('b', '10', r), -10],
      [bet('b', '10', { ...r, with: { casino_request_retry_count: '2' } }), -10],
    ],
    booked: [['10.00', '0.00', 'open']],
  },
  {
    source: SG,
    title: 'a win that is repeated is paid once',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '5', r), -5],
      [win('w', '5', r), -5],
    ],
    booked: [['10.00', '5.00', 'open']],
  },
  {
    source: SG,
    title: 'a bet of a losing spin that ends its round itself',
    steps: [[bet('b', '10', { ...r, ...end }), -10]],
    booked: [['10.00', '0.00', 'closed']],
  },
  {
    source: SG,
    title: 'a win of nothing ends a lost round',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '0', { ...r, ...end }), -10],
    ],
    booked: [['10.00', '0.00', 'closed']],
  },
  {
    source: SG,
    title: 'a win of nothing that ends a round which is over already',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '4', { ...r, ...end }), -6],
      [win('z', '0', { ...r, ...end }), -6],
      [win('z', '0', { ...r, ...end }), -6],
    ],
    booked: [['10.00', '4.00', 'closed']],
  },
  {
    source: SG,
    title: 'a win of nothing in a round that goes on',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '0', r), -10],
      [win('v', '3', { ...r, ...end }), -7],
    ],
    booked: [['10.00', '3.00', 'closed']],
  },
  {
    source: SG,
    title: 'a win after the end of its round is paid',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '4', { ...r, ...end }), -6],
      [win('v', '6', { ...r, ...end }), 0],
    ],
    booked: [['10.00', '10.00', 'closed']],
  },
  {
    source: SG,
    title: 'several bets and wins of one round',
    steps: [
      [bet('b', '10', r), -10],
      [bet('c', '5', r), -15],
      [win('w', '2', r), -13],
      [win('v', '20', { ...r, ...end }), 7],
    ],
    booked: [['15.00', '22.00', 'closed']],
  },
  {
    source: SG,
    title: 'a tip for the dealer',
    steps: [[bet('b', '2', { ...r, type: 'tip' }), -2]],
    booked: [['2.00', '0.00', 'open']],
  },
  {
    source: SG,
    title: 'a free spin: a bet of nothing and its win',
    steps: [
      [bet('b', '0', { ...r, type: 'freespin' }), 0],
      [win('w', '3.5', { ...r, ...end, type: 'freespin' }), 3.5],
    ],
    booked: [['0.00', '3.50', 'closed']],
  },
  {
    source: SG,
    title: 'wins of free spins without a round, as ELK sends them',
    steps: [
      [win('w', '3', { type: 'freespin' }), 3],
      [win('v', '4', { type: 'freespin', ...end }), 7],
      [win('w', '3', { type: 'freespin' }), 3],
    ],
    booked: [
      ['0.00', '3.00', 'closed'],
      ['0.00', '4.00', 'closed'],
    ],
  },
  {
    source: SG,
    title: 'a prize drop without a bet',
    steps: [
      [win('w', '50', { type: 'pragmatic_prize_drop' }), 50],
      [win('w', '50', { type: 'pragmatic_prize_drop' }), 50],
    ],
    booked: [['0.00', '50.00', 'closed']],
  },
  {
    source: SG,
    title: 'a tournament’s prize in an unknown round',
    steps: [[win('w', '70', { ...r, type: 'tournament', ...end }), 70]],
    booked: [['0.00', '70.00', 'closed']],
  },
  {
    source: SG,
    title: 'a prize in a round whose bet was given back',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', r), 0],
      [win('w', '9', { ...r, type: 'promo' }), 9],
    ],
    booked: [
      ['0.00', '0.00', 'refunded'],
      ['0.00', '9.00', 'closed'],
    ],
  },
  {
    source: SG,
    title: 'a jackpot within a round that goes on',
    steps: [
      [bet('b', '10', r), -10],
      [win('j', '100', { ...r, type: 'jackpot' }), 90],
      [win('w', '1', { ...r, ...end }), 91],
    ],
    booked: [['10.00', '101.00', 'closed']],
  },
  {
    source: SG,
    title: 'a refund gives a bet back once, also when it is requested under another id',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', { ...r, amount: '10' }), 0],
      [refund('f', 'b', { ...r, amount: '10' }), 0],
      [refund('g', 'b', { ...r, amount: '10' }), 0],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: SG,
    title: 'a refund without the round that its bet had',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', { amount: '10' }), 0],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: SG,
    title: 'a refund with another round than its bet had',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', { amount: '10', round: 'r2' }), 0],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: SG,
    title: 'a refund of a bet that never came, which is refused for ever then',
    steps: [
      [refund('f', 'b', { ...r, amount: '10' }), 0],
      [bet('b', '10', r), 'INSUFFICIENT_FUNDS'],
      [bet('b', '10', r), 'INSUFFICIENT_FUNDS'],
      [refund('f', 'b', { ...r, amount: '10' }), 0],
    ],
    booked: [],
  },
  {
    source: SG,
    title: 'a refund of another amount than the bet',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', { ...r, amount: '12' }), 'INTERNAL_ERROR'],
      [refund('g', 'b', { ...r, amount: '10.000' }), 0],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: SG,
    title: 'a refund of what is no bet',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '4', r), -6],
      [refund('f', 'w', r), 'INTERNAL_ERROR'],
    ],
    booked: [['10.00', '4.00', 'open']],
  },
  {
    source: SG,
    title: 'a bet in a round whose only bet was given back',
    steps: [
      [bet('b', '10', r), -10],
      [refund('f', 'b', r), 0],
      [bet('c', '8', r), -8],
      [win('w', '20', { ...r, ...end }), 12],
    ],
    booked: [['8.00', '20.00', 'closed']],
  },
  {
    source: SG,
    title: 'a refund of one of two bets',
    steps: [
      [bet('b', '10', r), -10],
      [bet('c', '5', r), -15],
      [refund('f', 'b', r), -5],
      [win('w', '1', { ...r, ...end }), -4],
    ],
    booked: [['5.00', '1.00', 'closed']],
  },
  {
    source: SG,
    title: 'a refund of a bet whose round has paid',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '4', { ...r, ...end }), -6],
      [refund('f', 'b', r), 'INTERNAL_ERROR'],
    ],
    booked: [['10.00', '4.00', 'closed']],
  },
  {
    source: SG,
    title: 'a rollback of a round’s bet and win',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '30', { ...r, ...end }), 20],
      [
        rollback('k', [
          ['bet', 'b'],
          ['win', 'w'],
        ]),
        0,
      ],
      [
        rollback('k', [
          ['bet', 'b'],
          ['win', 'w'],
        ]),
        0,
      ],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: SG,
    title: 'a rollback of a win alone, sent again under another id',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '30', { ...r, ...end }), 20],
      [rollback('k', [['win', 'w']], r), -10],
      [rollback('l', [['win', 'w']], r), -10],
    ],
    booked: [['10.00', '0.00', 'closed']],
  },
  {
    source: SG,
    title: 'a rollback of what never came, which is refused for ever then',
    steps: [
      [
        rollback(
          'k',
          [
            ['bet', 'b'],
            ['win', 'w'],
          ],
          r,
        ),
        0,
      ],
      [bet('b', '10', r), 'INSUFFICIENT_FUNDS'],
      [bet('c', '10', r), -10],
      [win('w', '30', r), 'INSUFFICIENT_FUNDS'],
    ],
    booked: [['10.00', '0.00', 'open']],
  },
  {
    source: SG,
    title: 'a rollback of a win that its player no longer has',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '30', r), 20],
      [bet('all', 'all', { round: 'r2' }), Number.NaN],
      [rollback('k', [['win', 'w']]), 'INSUFFICIENT_FUNDS'],
      [refund('f', 'all'), 20],
    ],
    booked: [
      ['10.00', '30.00', 'open'],
      ['0.00', '0.00', 'refunded'],
    ],
  },
  {
    source: SG,
    title: 'a rollback that names nothing, or something unknown',
    steps: [
      [rollback('k', []), 'INTERNAL_ERROR'],
      [rollback('l', [], { with: { 'rollback_transactions[0][action]': 'steal' } }), 'INTERNAL_ERROR'],
    ],
    booked: [],
  },
  {
    source: SG,
    title: 'a game that names no rounds: bets until the end are of one, the next begins another',
    steps: [
      [bet('b', '10'), -10],
      [bet('c', '5'), -15],
      [win('w', '20', end), 5],
      [bet('d', '1'), 4],
      [win('v', '0', end), 4],
      [bet('e', '1'), 3],
      [bet('e', '1'), 3],
      [win('u', '2', end), 5],
      [bet('b', '10'), -10],
    ],
    booked: [
      ['15.00', '20.00', 'closed'],
      ['1.00', '0.00', 'closed'],
      ['1.00', '2.00', 'closed'],
    ],
  },
  {
    source: SG,
    title: 'a refund in a game that names no rounds',
    steps: [
      [bet('b', '10'), -10],
      [refund('f', 'b'), 0],
      [bet('c', '5'), -5],
      [win('w', '6', end), 1],
    ],
    booked: [
      ['0.00', '0.00', 'refunded'],
      ['5.00', '6.00', 'closed'],
    ],
  },
  {
    source: SG,
    title: 'a win of another session than its bet: a phone’s round, finished on a computer',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '15', { ...r, ...end, by: 'relaunched' }), 5],
    ],
    booked: [['10.00', '15.00', 'closed']],
  },
  {
    source: SG,
    title: 'the same transactions again after the game was opened anew',
    steps: [
      [bet('b', '10', r), -10],
      [bet('b', '10', { ...r, by: 'relaunched' }), -10],
      [win('w', '15', { ...r, ...end }), 5],
      [win('w', '15', { ...r, ...end, by: 'relaunched' }), 5],
      [refund('f', 'x', r), 5],
      [refund('f', 'x', { ...r, by: 'relaunched' }), 5],
    ],
    booked: [['10.00', '15.00', 'closed']],
  },
  {
    source: SG,
    title: 'one id of a round at two vendors',
    steps: [
      [bet('b', '10', r), -10],
      [bet('c', '5', { ...r, by: 'other vendor' }), -15],
      [win('w', '7', { ...r, ...end, by: 'other vendor' }), -8],
      [bet('d', '1', r), -9],
      [refund('f', 'd'), -8],
      [win('v', '20', { ...r, ...end }), 12],
    ],
    booked: [['10.00', '20.00', 'closed']],
  },
  {
    source: SG,
    title: 'another player than the session’s',
    steps: [[bet('b', '10', { ...r, with: { player_id: 'another-player' } }), 'INTERNAL_ERROR']],
    booked: [],
  },
  {
    source: SG,
    title: 'another currency than the session’s, at every action',
    steps: [
      [bet('b', '10', { ...r, with: { currency: 'PHP' } }), 'INTERNAL_ERROR'],
      [bet('c', '10', r), -10],
      [win('w', '20', { ...r, with: { currency: 'PHP' } }), 'INTERNAL_ERROR'],
      [refund('f', 'c', { with: { currency: 'PHP' } }), 'INTERNAL_ERROR'],
      [rollback('k', [['bet', 'c']], { with: { currency: 'PHP' } }), 'INTERNAL_ERROR'],
    ],
    booked: [['10.00', '0.00', 'open']],
  },
  {
    source: SG,
    title: 'more than the player has',
    steps: [
      [bet('b', '99999999', r), 'INSUFFICIENT_FUNDS'],
      [bet('b', '99999999', r), 'INSUFFICIENT_FUNDS'],
      [win('w', '5', r), 'INTERNAL_ERROR'],
    ],
    booked: [],
  },
  {
    source: SG,
    title: 'a bet and a refund without an amount, or with half a unit',
    steps: [
      [{ action: 'bet', tx: 'b', ...r }, 'INTERNAL_ERROR'],
      [bet('c', '1.005', r), 'INTERNAL_ERROR'],
      [bet('d', '-1', r), 'INTERNAL_ERROR'],
      [refund('f', 'never', r), 0],
      [{ action: 'refund', tx: 'g', ...r }, 'INTERNAL_ERROR'],
    ],
    booked: [],
  },
  {
    source: HUB,
    title: 'a transaction id with another amount, round or kind is refused and moves nothing',
    steps: [
      [bet('b', '10', r), -10],
      [bet('b', '11', r), 'INTERNAL_ERROR'],
      [bet('b', '10', { round: 'r2' }), 'INTERNAL_ERROR'],
      [win('b', '10', r), 'INTERNAL_ERROR'],
    ],
    booked: [['10.00', '0.00', 'open']],
  },
  {
    source: HUB,
    title: 'a win whose bet is not known is refused',
    steps: [[win('w', '10', r), 'INTERNAL_ERROR']],
    booked: [],
  },
  {
    source: HUB,
    title: 'a win that names its bet is paid in that bet’s round',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '12', { of: 'b', ...end }), 2],
    ],
    booked: [['10.00', '12.00', 'closed']],
  },
  {
    source: HUB,
    title: 'a rollback of a bet that is repeated, and one of a transaction that does not exist',
    steps: [
      [bet('b', '10', r), -10],
      [rollback('k', [['bet', 'b']]), 0],
      [rollback('l', [['bet', 'b']]), 0],
      [rollback('m', [['bet', 'never']]), 0],
    ],
    booked: [['0.00', '0.00', 'refunded']],
  },
  {
    source: PP,
    title: 'the sum of free rounds, paid once without a bet',
    steps: [[win('w', '12.25', { type: 'bonus' }), 12.25]],
    booked: [['0.00', '12.25', 'closed']],
  },
  {
    source: PP,
    title: 'a promotion’s win that follows a round which is over',
    steps: [
      [bet('b', '10', { ...r, ...end }), -10],
      [win('w', '5', { ...r, type: 'promo' }), -5],
    ],
    booked: [['10.00', '5.00', 'closed']],
  },
  {
    source: PP,
    title: 'the end of a round that is sent twice',
    steps: [
      [bet('b', '10', r), -10],
      [win('w', '0', { ...r, ...end }), -10],
      [win('v', '0', { ...r, ...end }), -10],
    ],
    booked: [['10.00', '0.00', 'closed']],
  },
  {
    source: PP,
    title: 'the end of a round that never began',
    steps: [[win('w', '0', { ...r, ...end }), 0]],
    booked: [],
  },
  {
    source: BO,
    title: 'a debit of nothing and a credit of nothing',
    steps: [
      [bet('b', '0', r), 0],
      [win('w', '0', { ...r, ...end }), 0],
    ],
    booked: [['0.00', '0.00', 'closed']],
  },
]
