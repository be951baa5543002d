import { filesWith } from '../../../test/rig/source-files.ts'

it('a member with a debt cannot pay out or transfer to another member (MEM-03)', () => {
  const leaving = filesWith(/\bholds\.hold\(|kind: 'team-transfer'|row, \{ what: 'approved' \}/)
  expect(leaving).toEqual([
    'agents/transfer/team-transfers.ts',
    'money/withdraw/console/pay-out-balance.ts',
    'money/withdraw/console/withdraw-desk.ts',
    'money/withdraw/orders/withdrawals.ts',
  ])
  const asked = filesWith(/await require(PayoutsOpen|NoDebt)\(tx/)
  expect(asked).toEqual(expect.arrayContaining(leaving))
  // Nor is what was approved before sent.
  expect(asked).toContain('money/withdraw/orders/payout-desk.ts')
})
