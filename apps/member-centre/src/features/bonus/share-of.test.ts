import { shareOf } from './share-of.ts'

test.each([
  ['0.00', '2500.00', 0],
  ['1250.00', '2500.00', 0.5],
  ['2499.99', '2500.00', 0.999],
  ['2500.00', '2500.00', 1],
  ['9000', '2500', 1],
  ['0.000', '0.000', 1],
])('%s of %s played is drawn as %s (MEM-03)', (wagered, required, share) => {
  expect(shareOf({ wagered, required })).toBe(share)
})
