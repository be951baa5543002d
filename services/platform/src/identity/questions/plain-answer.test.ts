import { plainAnswer } from './plain-answer.ts'

test.each([
  ['  Saint  Mary’s School ', 'saintmarysschool'],
  ['ＳＡＩＮＴ-mary s.school', 'saintmarysschool'],
  ['โรงเรียน วัด', 'โรงเรียนวัด'],
  ['Café', 'cafe\u0301'.normalize('NFKC')],
  [' - ', ''],
])('%s is compared as %s (MEM-06)', (typed, plain) => {
  expect(plainAnswer(typed)).toBe(plain)
})
