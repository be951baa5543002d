import { deviceOf, isLegacy } from './device.ts'

const IPHONE = (os: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const SAFARI = (os: string) => `${IPHONE(os)} Version/${os.replaceAll('_', '.')} Mobile/15E148 Safari/604.1`
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'

test.each([
  ['Safari 17', SAFARI('17_4'), 5, { system: 'ios', safari: true, version: [17, 4] }],
  ['Safari 12.1', SAFARI('12_1'), 5, { system: 'ios', safari: true, version: [12, 1] }],
  ['Safari 11.0.3', SAFARI('11_0_3'), 5, { system: 'ios', safari: true, version: [11, 0] }],
  [
    'Safari of an old iPad',
    `Mozilla/5.0 (iPad; CPU OS 10_3 like Mac OS X) AppleWebKit/603.1.30 (KHTML, like Gecko) Version/10.0 Mobile/14E277 Safari/602.1`,
    5,
    { system: 'ios', safari: true, version: [10, 3] },
  ],
  ['Safari of an iPad that calls itself a Mac', MAC, 5, { system: 'ios', safari: true, version: [17, 4] }],
  ['Safari of a Mac', MAC, 0, { system: 'other', safari: false }],
  [
    'Chrome of iOS',
    `${IPHONE('17_0')} CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  [
    'Firefox of iOS',
    `${IPHONE('17_0')} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  [
    'Edge of iOS',
    `${IPHONE('17_0')} Version/17.0 EdgiOS/130.0.0.0 Mobile/15E148 Safari/605.1.15`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  ['Opera of iOS', `${SAFARI('17_0')} OPT/4.6.0`, 5, { system: 'ios', safari: false, version: [17, 0] }],
  [
    'DuckDuckGo of iOS',
    `${IPHONE('17_0')} Version/17.0 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  [
    'a page inside LINE',
    `${SAFARI('17_0')} Line/14.1.0`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  [
    'a page inside Facebook',
    `${IPHONE('17_0')} Mobile/15E148 [FBAN/FBIOS;FBAV/440.0;FBDV/iPhone14,2]`,
    5,
    { system: 'ios', safari: false, version: [17, 0] },
  ],
  [
    'Chrome of Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    5,
    { system: 'android', safari: false },
  ],
  [
    'Chrome of Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
    0,
    { system: 'other', safari: false },
  ],
])('recognises %s (SHL-29)', (_name, userAgent, touchPoints, device) => {
  expect(deviceOf(userAgent, touchPoints)).toEqual(device)
})

test.each([
  ['9_3', true],
  ['11_4', true],
  ['12_0', true],
  ['12_1', true],
  ['12_2', false],
  ['12_10', false],
  ['13_0', false],
  ['17_4', false],
])('knows which iOS installs the old way: %s (SHL-28)', (os, legacy) => {
  expect(isLegacy(deviceOf(SAFARI(os), 5))).toBe(legacy)
})
