import { StateTable } from '#db/states/state-table'
import type { AttemptState } from '#money/attempts/tables'

export type AttemptEvent = 'send' | 'accept' | 'refuse' | 'give-back' | 'lose' | 'late-refuse' | 'take-back'

/** Where a call that moves money may go, and who says so; the database refuses every other step (191-payment-attempts). */
export const ATTEMPT_STATES = new StateTable<AttemptState, AttemptEvent>({
  name: 'Call that moves money',
  table: 'payment_attempts',
  note: 'One of an order that an earlier release began without any begins in the state it may have been left in.',
  begins: [
    { state: 'ready', by: ['member', 'operator'] },
    { state: 'accepted', by: ['site'] },
    { state: 'unknown', by: ['site'] },
  ],
  events: {
    send: {
      means: 'it is taken to be sent, by the payout job or the start of a deposit only',
      transitions: [{ from: ['ready'], to: ['sent'], by: ['site'] }],
    },
    accept: {
      means:
        'the provider has it: its answer, what a look-up by our id finds, or two operators with evidence',
      transitions: [
        { from: ['ready', 'sent', 'unknown'], to: ['accepted'], by: ['provider'] },
        { from: ['sent', 'unknown'], to: ['accepted'], by: ['two operators'] },
      ],
    },
    refuse: {
      means: 'the provider’s own no, or two operators: it was not paid',
      transitions: [{ from: ['sent', 'unknown'], to: ['refused'], by: ['provider', 'two operators'] }],
    },
    'give-back': {
      means: 'certainly not accepted (no connection, 401, 429): it may be sent again after a pause',
      transitions: [{ from: ['sent'], to: ['ready'], by: ['provider'] }],
    },
    'late-refuse': {
      means: 'the same, of an attempt that was taken for lost before the answer',
      transitions: [{ from: ['unknown'], to: ['refused'], by: ['provider'] }],
    },
    lose: {
      means: 'whether it was accepted is not known: any other answer, or none within a minute',
      transitions: [{ from: ['sent'], to: ['unknown'], by: ['site'] }],
    },
    'take-back': {
      means: 'an operator refuses the withdrawal before it was sent',
      transitions: [{ from: ['ready'], to: ['refused'], by: ['operator'] }],
    },
  },
})
