import { filesWith } from '../../../test/rig/source-files.ts'

it('a member with a debt cannot pay out or transfer to another member (MEM-03)', () => {
  const leaving = filesWith(/\bholds\.hold\(|kind: 'team-transfer'|row, \{ what: 'approved' \}/)
  expect(leaving).toEqual([
    'agents/transfer/team-transfers.ts',
    'money/withdraw/console/pay-out-balance.ts',
    'money/withdraw/console/withdrawal-admin.service.ts',
    'money/withdraw/orders/withdrawals.ts',
  ])
  const checkingFiles = filesWith(/await require(PayoutsOpen|NoDebt)\(tx/)
  expect(checkingFiles).toEqual(expect.arrayContaining(leaving))
  // Nor is what was approved before sent.
  expect(checkingFiles).toContain('money/withdraw/orders/payout-provider-sync.ts')
})
