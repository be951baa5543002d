import { seen } from '#cli/ledger/rounds'

test('where no round was compared it says so, and which providers did not answer (PLT-06)', () => {
  expect(seen({ compared: {}, silent: ['evo'] })).toBe(
    'No round was there to compare. Without an answer: evo.',
  )
  expect(seen({ compared: { evo: 3, pg: 0 }, silent: [] })).toBe('Rounds compared: evo 3, pg 0.')
})
