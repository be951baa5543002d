import { dotless, keptOfName, mailboxOf, nameOf, soughtOfName } from '#care/exclusion/likeness'

describe('one mail box, however it is written (MEM-09)', () => {
  it.each([
    ['Som.Sri@Example.com', 'som.sri@example.com'],
    ['somsri+games@example.com', 'somsri@example.com'],
    ['som.s.ri+1@gmail.com', 'somsri@gmail.com'],
    ['somsri@googlemail.com', 'somsri@gmail.com'],
    ['+1@example.com', '+1@example.com'],
    ['no address', 'no address'],
  ])('%s', (typed, box) => expect(mailboxOf(typed)).toBe(box))

  it('is another box with a dot where the service reads dots, and looks like it', () => {
    expect(mailboxOf('som.sri@example.com')).not.toBe(mailboxOf('somsri@example.com'))
    expect(dotless('som.sri+2@example.com')).toBe(dotless('somsri@example.com'))
  })
})

describe('one name, however it is written (MEM-09)', () => {
  it.each([
    ['Rakdee Somsri', 'Somsri Rakdee'],
    ['Mrs. Somsri  RAKDEE', 'Somsri Rakdee'],
    ['Rakdee, Somsri', 'Somsri Rakdee'],
    ['นางสาว สมศรี รักดี', 'สมศรี รักดี'],
    ['สมใจ ใจดี', 'ใจดี สมใจ'],
    ['ก้อง ดี', 'กอง ดี'],
    ['José Núñez', 'Jose Nunez'],
  ])('%s is %s', (one, other) => expect(nameOf(one)).toBe(nameOf(other)))

  it('is none where nothing but a title was typed', () => expect(nameOf('Khun, Mr.')).toBe(''))

  const looksLike = (one: string, other: string): boolean => {
    const kept = new Set(keptOfName(nameOf(one)))
    return soughtOfName(nameOf(other)).some((text) => kept.has(text))
  }
  it.each([
    ['Somsri Rakdee', 'Somsri Rakdee'],
    ['Somsri Rakdee', 'Somsri Rakde'],
    ['Somsri Rakdee', 'Somsrii Rakdee'],
    ['Somsri Rakdee', 'Somsry Rakdee'],
    ['Somsri Rakdee', 'Somrsi Rakdee'],
    ['Somsri Rakdee', 'Rakdee Sumsri'],
    ['Somsri Rakdee', 'Domsri Rakdee'],
    ['Somsri Rakdee', 'Asomsri Rakdee'],
    ['สมศรี รักดี', 'สมสรี รักดี'],
  ])('%s looks like %s, and the other way round', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([true, true])
  })
  it.each([
    ['Somsri Rakdee', 'Somsri Rakjai'],
    ['Somsri Rakdee', 'Samsry Rakdee'],
    ['Ana Bcbc', 'Ana Cbcb'],
    ['Somsri Rakdee', 'Somchai Jaidee'],
  ])('%s does not look like %s', (one, other) => {
    expect([looksLike(one, other), looksLike(other, one)]).toEqual([false, false])
  })
})
