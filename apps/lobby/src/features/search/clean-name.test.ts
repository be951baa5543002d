import { cleanName } from './clean-name.ts'

describe('a typed name', () => {
  it('stays as it is while it is short, but for blanks that say nothing (LOB-12)', () => {
    expect(cleanName('Golden Dragon ')).toBe('Golden Dragon ')
    expect(cleanName('  Golden\n\t Dragon')).toBe('Golden Dragon')
  })

  it('keeps sixty letters of a long paste and never half an emoji', () => {
    expect(cleanName('a'.repeat(10_000))).toBe('a'.repeat(60))
    const cut = cleanName(`${'a'.repeat(59)}🎰🎰`)
    expect(cut).toBe('a'.repeat(59))
    expect(encodeURIComponent(cut)).toBe(cut)
  })
})
