import { exampleBrands } from '@site/config/brands'
import { upsertSecurityRules } from '#identity/safety/rules/repository'
import type { Seed } from '#start/seed/seed'

const QUESTIONS = [
  ['first-school', 'What was the name of your first school?', 'โรงเรียนแห่งแรกของคุณชื่ออะไร'],
  ['first-job', 'In which town did you first work?', 'คุณทำงานครั้งแรกที่เมืองใด'],
  ['childhood-friend', 'What was your best friend called as a child?', 'เพื่อนสนิทในวัยเด็กของคุณชื่ออะไร'],
  ['first-pet', 'What was your first pet called?', 'สัตว์เลี้ยงตัวแรกของคุณชื่ออะไร'],
  ['grandmother', 'Where was your grandmother born?', 'คุณยายหรือคุณย่าของคุณเกิดที่ใด'],
  ['favourite-teacher', 'Who was your favourite teacher?', 'ครูคนโปรดของคุณคือใคร'],
] as const

/** What members of the example brands choose their questions from; withdrawals wait a day. */
export const seed: Seed = {
  after: ['brands'],
  async run(db) {
    const questions = QUESTIONS.map(([id, EN, TY]) => ({ id, text: { EN, TY } }))
    for (const { merchant } of exampleBrands)
      await upsertSecurityRules(db, merchant, { coolingHours: 24, questions })
  },
}
