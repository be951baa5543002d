import { OPERATOR_ROLES, operatorRole } from '@site/shared-api/contract/operator'
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

test.each(operatorRole.options)(
  'an older copy lets %s do nothing that the role may not (PLT-05)',
  (office) => {
    const seen = roleOf({ ...storedRole(office), office: null })
    expect(OPERATOR_ROLES[office]).toEqual(expect.arrayContaining([...OPERATOR_ROLES[seen]]))
  },
)
