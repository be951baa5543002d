import { beforeAfterOf } from '#features/audit/before-after.ts'

test('an entry of the audit log is read as what was there before and after (PLT-05)', () => {
  expect(beforeAfterOf({ before: { role: 'reader' }, after: { role: 'owner' } })).toEqual({
    before: { role: 'reader' },
    after: { role: 'owner' },
  })
})

test('an entry that says no more than the change shows the change (PLT-05)', () => {
  expect(beforeAfterOf({ version: 3, change: { maintenance: true } })).toEqual({
    before: {},
    after: { maintenance: true },
  })
  expect(beforeAfterOf({ address: '192.0.2.1' })).toEqual({ before: {}, after: { address: '192.0.2.1' } })
})
