import { z } from 'zod'
import { defineCall } from './call.ts'
import { idText } from './fields.ts'

/** How many questions a member chooses and answers. */
export const QUESTION_COUNT = 3

const question = z.object({ id: z.string(), text: z.string() })
const answer = z.strictObject({ questionId: idText, answer: z.string().max(100) })
export const questionAnswers = z.array(answer).length(QUESTION_COUNT)

export const listSecurityQuestions = defineCall({
  method: 'GET',
  path: '/wps/member/securityQuestions',
  access: 'member',
  summary: 'The questions that the brand lets members choose from (B7, MEM-06)',
  response: z.object({ questions: z.array(question), isSet: z.boolean() }),
})

export const readOwnQuestions = defineCall({
  method: 'GET',
  path: '/wps/member/customerSecurityQuestions',
  access: 'member',
  summary: 'The questions that the member has chosen, in their order (B7, MEM-06)',
  silent: true,
  response: z.object({ questions: z.array(question) }),
})

export const setSecurityQuestions = defineCall({
  method: 'PUT',
  path: '/wps/member/securityQuestions',
  access: 'member',
  summary: 'Chooses questions and says their answers, in place of the previous ones (B7, MEM-06)',
  body: z.strictObject({
    answers: questionAnswers,
    /** The account’s; empty where there is none. */
    password: z.string().max(128),
    /** Required, since the answers can set another one: `payment_password_needed` where there is none yet. */
    paymentPassword: z.string().max(128).optional(),
  }),
  response: z.object({ isSet: z.literal(true) }),
})
