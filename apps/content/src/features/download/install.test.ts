import type { ResourceLink } from '@site/shared-api'
import type { Device } from './device.ts'
import { offersOf } from './install.ts'

const link = (resourceType: ResourceLink['resourceType'], url: string): ResourceLink => ({
  resourceType,
  url,
  labelNameEn: `${resourceType} label`,
})
const IOS = link('IOS', 'https://apps.example/ios')
const PROFILE = link('MOBILECONFIG', 'https://apps.example/a.mobileconfig')
const ANDROID = link('Android', 'https://apps.example/a.apk')

const SAFARI: Device = { system: 'ios', safari: true, version: [17, 4] }
const CHROME: Device = { system: 'ios', safari: false, version: [17, 0] }
const PHONE: Device = { system: 'android', safari: false }

const install = (resources: ResourceLink[], device: Device, system: 'ios' | 'android') =>
  offersOf(resources, device).find((offer) => offer.system === system)?.install

test('iOS opens the app link, whatever the browser, also when there is a profile (SHL-29)', () => {
  for (const device of [SAFARI, CHROME, PHONE])
    expect(install([PROFILE, IOS], device, 'ios')).toEqual({ kind: 'open', address: IOS.url })
})

test('without an app link the profile is for Safari alone (SHL-29)', () => {
  expect(install([PROFILE], SAFARI, 'ios')).toEqual({ kind: 'profile', address: PROFILE.url })
  for (const device of [CHROME, PHONE])
    expect(install([PROFILE], device, 'ios')).toEqual({ kind: 'safari-only' })
})

test('Android opens its link, and only what is configured is offered (SHL-29)', () => {
  expect(install([ANDROID], PHONE, 'android')).toEqual({ kind: 'open', address: ANDROID.url })
  expect(offersOf([ANDROID], SAFARI).map(({ system }) => system)).toEqual(['android'])
  expect(offersOf([], PHONE)).toEqual([])
})

test('the own system comes first, with the operator’s label (SHL-28)', () => {
  expect(offersOf([IOS, ANDROID], PHONE).map(({ label }) => label)).toEqual(['Android label', 'IOS label'])
  expect(offersOf([ANDROID, IOS], SAFARI).map(({ label }) => label)).toEqual(['IOS label', 'Android label'])
})

test('an address that may not be followed is not offered; Apple’s own protocols are', () => {
  expect(offersOf([link('Android', 'javascript:alert(1)')], PHONE)).toEqual([])
  expect(install([link('IOS', 'itms-services://?action=x')], SAFARI, 'ios')).toMatchObject({ kind: 'open' })
  expect(install([link('IOS', 'javascript:alert(1)'), PROFILE], SAFARI, 'ios')).toMatchObject({
    kind: 'profile',
  })
})
