import { isMoneyRule, MANAGED_KINDS, MANAGED_RIGHTS } from './managed-kinds.ts'

it('whatever takes the right to money or risk is a rule that two people publish (PLT-09)', () => {
  const alone = MANAGED_KINDS.filter((kind) => !isMoneyRule(kind))
  expect(alone.filter((kind) => ['money', 'risk'].includes(MANAGED_RIGHTS[kind]))).toEqual([])
  // What one person publishes alone: each of these is a decision, not a default.
  expect(alone.toSorted()).toEqual([
    'announcement',
    'banner',
    'brand',
    'canned-answer',
    'help',
    'lobby',
    'popup',
    'promotion',
    'promotion-category',
    'provider',
    'ticker',
  ])
})
