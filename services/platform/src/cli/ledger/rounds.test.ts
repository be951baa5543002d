import { seen } from '#cli/ledger/rounds'

test('where no round was compared it says so, and who could not be asked (PLT-06)', () => {
  expect(seen({ compared: {}, silent: ['evo'] })).toBe('No round was there to compare. Not to be asked: evo.')
  expect(seen({ compared: { evo: 3, pg: 0 }, silent: [] })).toBe('Rounds compared: evo 3, pg 0.')
})
