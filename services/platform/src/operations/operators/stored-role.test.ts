import { roleOf, storedRole } from './stored-role.ts'

test('an operator of before keeps what their role allowed, by its new name (PLT-05)', () => {
  expect(roleOf({ role: 'viewer', office: null })).toBe('reader')
  expect(roleOf({ role: 'manager', office: null })).toBe('brand-manager')
  expect(roleOf({ role: 'owner', office: null })).toBe('owner')
})

test('a role that an older copy has given since is the one that counts', () => {
  expect(roleOf(storedRole('risk'))).toBe('risk')
  expect(roleOf({ ...storedRole('owner'), role: 'viewer' })).toBe('reader')
})
