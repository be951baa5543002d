import { actorOf, StateTable } from './state-table.ts'

const table = new StateTable<'open' | 'paid' | 'closed', 'pay' | 'close'>({
  name: 'Bill',
  table: 'bills',
  begins: [{ state: 'open', by: ['member'] }],
  events: {
    pay: {
      means: 'it is paid',
      transitions: [
        { from: ['open'], to: ['paid', 'closed'], by: ['provider'] },
        { from: ['paid'], to: ['same'], by: ['provider'] },
      ],
    },
    close: {
      means: 'it is closed',
      transitions: [
        { from: ['open', 'paid'], to: ['closed'], by: ['operator'] },
        { from: ['open'], to: ['closed'], by: ['two operators'] },
      ],
    },
  },
})

test('a step is what its table says of event, state and actor, and nothing else is one (PLT-09)', () => {
  expect([table.has('pay', 'open'), table.has('pay', 'closed')]).toEqual([true, false])
  expect(() => {
    table.requireTarget('pay', 'open', 'paid')
    table.requireTarget('pay', 'open', 'closed')
    table.requireTarget('pay', 'paid', 'paid')
    table.requireActor('close', 'open', 'two operators')
  }).not.toThrow()
  expect(() => table.requireTarget('pay', 'open', 'open')).toThrow(
    'Bill: pay does not lead from open to open',
  )
  expect(() => table.requireTarget('pay', 'paid', 'closed')).toThrow('does not lead from paid to closed')
  expect(() => table.requireTarget('pay', 'closed', 'paid')).toThrow('does not lead from closed to paid')
  expect(() => table.requireActor('pay', 'open', 'member')).toThrow('Bill: pay from open is not for member')
  expect(() => table.requireActor('close', 'paid', 'two operators')).toThrow('is not for two operators')
})

test('the next state and a statement’s step are those of the actor who asks (PLT-09)', () => {
  expect(table.next('close', 'paid', 'operator')).toBe('closed')
  expect(table.next('close', 'paid', 'two operators')).toBeUndefined()
  expect(table.next('close', 'closed', 'operator')).toBeUndefined()
  expect(table.step('close', 'operator')).toEqual({ from: ['open', 'paid'], to: 'closed' })
  expect(() => table.step('pay', 'provider')).toThrow('Bill: pay by provider is not one step')
  expect(() => table.step('close', 'member')).toThrow('is not one step')
})

test('a new row begins in a state that is one’s to begin in (PLT-09)', () => {
  expect(table.begin('open', 'member')).toBe('open')
  expect(() => table.begin('open', 'site')).toThrow('Bill: nothing begins as open by site')
  expect(() => table.begin('paid')).toThrow('nothing begins as paid by any actor')
})

test('a name in a row’s events is an operator, unless it is another actor’s word (PLT-09)', () => {
  expect(['member', 'provider', 'site', 'anna'].map((by) => actorOf({ by }))).toEqual([
    'member',
    'provider',
    'site',
    'operator',
  ])
  expect(actorOf({ by: 'anna', as: 'provider' })).toBe('provider')
})
