import { imageUrl } from './image-url.ts'
import { startTestSite } from './testing/index.ts'
import { testPlan } from './testing/test-plan.ts'

test('a picture comes from the host chosen for the visitor (SHL-23)', () => {
  const { brand } = testPlan()
  startTestSite({ brand: { ...brand, imageHosts: ['https://images-2.example'] } })
  expect(imageUrl('/img/game/1')).toBe('https://images-2.example/img/game/1')
})

test('a picture comes from the site itself where the brand names no image host (SHL-23)', () => {
  startTestSite({})
  expect(imageUrl('/img/game/1')).toBe('/img/game/1')
})
