import { initials } from './initials.ts'

test.each([
  ['mali', 'M'],
  ['mali chai', 'MC'],
  ['lotus.demo', 'LD'],
  ['มะลิ', 'ม'],
  ['เมย์', 'ม'],
  ['กุ้ง', 'กุ้'],
  ['🐟 fish', '🐟F'],
  ['', ''],
])('%s is %s in the member’s circle', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
