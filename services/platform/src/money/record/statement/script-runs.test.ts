import { runsOf } from '#money/record/statement/script-runs'

test('a text is cut where its script changes, blanks stay with the text before them (MEM-04)', () => {
  expect(runsOf('บาคาร่า Pearl ₱5')).toEqual([
    { script: 'thai', text: 'บาคาร่า ' },
    { script: 'latin', text: 'Pearl ' },
    { script: 'latin-ext', text: '₱' },
    { script: 'latin', text: '5' },
  ])
  expect(runsOf('')).toEqual([])
})
