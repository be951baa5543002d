import { exampleBrands } from './brands/index.ts'
import { contrast, contrastFaults } from './contrast.ts'

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  expect(contrast('#123456', '#123456')).toBe(1)
})

test.each(
  exampleBrands.flatMap(({ name, themes }) =>
    Object.entries(themes).map(([theme, colours]) => [name, theme, colours] as const),
  ),
)('%s can be read in its %s theme (SHL-18)', (_name, _theme, colours) => {
  expect(contrastFaults(colours)).toEqual([])
})

test('grey on grey is named with both colours and the figure', () => {
  const [lotus] = exampleBrands
  if (lotus === undefined) throw new Error('there is no example brand')
  const [worst] = contrastFaults({ ...lotus.themes.light, text: '#999999' })
  expect(worst).toMatchObject({ role: 'text', least: 4.5 })
  expect(worst?.ratio).toBeLessThan(2.9)
})
