import { createManaged } from '@site/shared-api/contract/managed'
import { listTeams } from '@site/shared-api/contract/team'
import { listOperators } from '@site/shared-api/contract/operator'
import { createPreview } from '@site/shared-api/contract/preview'
import { mayCall } from '#session/rights.ts'

test('what a role may do is read from the call: its right, one of several, or that of the kind (PLT-05)', () => {
  expect(mayCall('owner', listOperators)).toBe(true)
  expect(mayCall('editor', listOperators)).toBe(false)
  expect(mayCall('brand-manager', createPreview)).toBe(true)
  expect(mayCall('editor', createPreview)).toBe(true)
  expect(mayCall('support', createPreview)).toBe(false)
  expect(mayCall('editor', createManaged, { kind: 'banner' })).toBe(true)
  expect(mayCall('editor', createManaged, { kind: 'brand' })).toBe(false)
  expect(mayCall('owner', createManaged, { kind: 'no-such-kind' })).toBe(false)
})

test('what is about the whole site is for who has all brands (D9, PLT-05)', () => {
  expect(mayCall('owner', listTeams, {}, 'all')).toBe(true)
  expect(mayCall('owner', listTeams, {}, ['lotus'])).toBe(false)
  expect(mayCall('owner', listOperators, {}, ['lotus'])).toBe(true)
})
