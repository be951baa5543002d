import { exampleBrands } from '../brands/index.ts'
import { flagOn, JUDGED_FLAGS } from '../flags.ts'
import { brandSchema, storedBrandSchema } from './brand.schema.ts'

const [lotus] = exampleBrands

test('a stored brand that says nothing of a flag or a module, or names unknown ones, is read (MOD-05)', () => {
  const bare = { ...lotus, flags: undefined, modules: undefined }
  expect(storedBrandSchema.parse(bare)).toMatchObject({ flags: {}, modules: {} })
  const other = { ...lotus, flags: { FROMLATER: 1 }, modules: { missions: false } }
  expect(storedBrandSchema.parse(other)).toMatchObject(other)
})

test('a field that another copy of the site has stored is kept, at any depth; written anew it is refused', () => {
  const later = { ...lotus, jackpot: { ...lotus?.jackpot, fromLater: 1 }, fromLater: true }
  expect(storedBrandSchema.parse(later)).toMatchObject({ fromLater: true, jackpot: { fromLater: 1 } })
  expect(brandSchema.safeParse(later).success).toBe(false)
})

test('a flag is as the brand says, else as it is declared (A6, B6)', () => {
  expect(flagOn({ flags: { CBS3: 1 } }, 'CBS3')).toBe(true)
  expect(flagOn({ flags: {} }, 'CBS3')).toBe(Number(JUDGED_FLAGS.CBS3) === 1)
})
