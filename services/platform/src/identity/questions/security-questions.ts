import type { BodyOf, ValueOf } from '@site/shared-api/contract/call'
import type { LanguageCode } from '@site/shared-api/contract/constants'
import {
  QUESTION_COUNT,
  type listSecurityQuestions,
  type readOwnQuestions,
  type setSecurityQuestions,
} from '@site/shared-api/contract/security-questions'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'
import type { LiveBrand } from '#brands/index'
import { checkPassword, hashPassword } from '#identity/hashing/password'
import { plainAnswer } from '#identity/questions/plain-answer'
import { replaceQuestions, selectQuestions } from '#identity/questions/repository'
import { AccountProof } from '#identity/safety/account-proof'
import { selectSecurityRules } from '#identity/safety/rules/repository'
import { Safety } from '#identity/safety/safety'
import type { Session } from '#identity/session/service'
import type { Visitor } from '#identity/session/visitor'

const HOUR_MS = 60 * 60 * 1000
/** Acquaintances can guess answers: from the third wrong round on each makes the next wait, and a day has few. */
const TRIES = { windowMs: HOUR_MS, sliding: true, waits: { from: 3, firstMs: 5 * 60_000 } }
const OF_A_DAY = { windowMs: 24 * HOUR_MS, most: 12 }
const LEAST_ANSWER = 2

type Answers = BodyOf<typeof setSecurityQuestions>['answers']

interface QuestionContext {
  readonly session: Session
  readonly brand: LiveBrand
  readonly language: LanguageCode
}

/** Questions that a member answers to set another payment password (MEM-06); answers are hashed as passwords are. */
export class SecurityQuestions {
  readonly #platform: Platform
  readonly #proof: AccountProof
  readonly #safety: Safety
  constructor(platform: Platform) {
    this.#platform = platform
    this.#proof = new AccountProof(platform)
    this.#safety = new Safety(platform)
  }

  async offered({
    brand,
    language,
    session,
  }: QuestionContext): Promise<ValueOf<typeof listSecurityQuestions>> {
    const { db } = this.#platform
    const { questions } = await selectSecurityRules(db, brand.merchant)
    return {
      questions: questions.map(({ id, text }) => ({ id, text: text[language] })),
      isSet: await this.areSet(session),
    }
  }

  /** A question that the brand no longer offers remains the member's: shown by its id. */
  async own({ brand, language, session }: QuestionContext): Promise<ValueOf<typeof readOwnQuestions>> {
    const { db } = this.#platform
    const { questions } = await selectSecurityRules(db, brand.merchant)
    const rows = await selectQuestions(db, session.memberId)
    return {
      questions: rows.map(({ question_id: id }) => ({
        id,
        text: questions.find((one) => one.id === id)?.text[language] ?? id,
      })),
    }
  }

  async areSet({ memberId }: Session): Promise<boolean> {
    return (await selectQuestions(this.#platform.db, memberId)).length === QUESTION_COUNT
  }

  /** Throws ApiError `invalid_input` (a question that is not offered or chosen twice, an answer too short or given twice) and what `AccountProof.prove` throws. */
  async set(
    { brand, language, session }: QuestionContext,
    { answers, password, paymentPassword }: BodyOf<typeof setSecurityQuestions>,
    visitor: Visitor,
  ): Promise<{ isSet: true }> {
    const { clock, db, security } = this.#platform
    const { memberId, merchant } = session
    const { questions } = await selectSecurityRules(db, brand.merchant)
    const plain = answers.map(({ answer }) => plainAnswer(answer))
    answers.forEach(({ questionId }, at) => {
      const isOffered = questions.some(({ id }) => id === questionId)
      const isSecond = answers.findIndex((one) => one.questionId === questionId) < at
      if (!isOffered || isSecond) throw wrong(`answers.${at}.questionId`, isOffered ? 'twice' : 'unknown')
      const text = plain[at] ?? ''
      if ([...text].length < LEAST_ANSWER) throw wrong(`answers.${at}.answer`, 'too_short')
      if (plain.indexOf(text) < at) throw wrong(`answers.${at}.answer`, 'twice')
    })
    await this.#proof.prove({ session, visitor }, 'questions', { password, paymentPassword })
    const now = clock.now()
    const rows = await Promise.all(
      answers.map(async ({ answer, questionId }, place) => ({
        member_id: memberId,
        place,
        question_id: questionId,
        answer_hash: await hashPassword(said(questionId, answer)),
        created_at: now,
      })),
    )
    await db.transaction().execute(async (tx) => {
      await replaceQuestions(tx, memberId, rows)
      await security.record(tx, visitor, { kind: 'questions_set', merchant, memberId })
      await this.#safety.changed(tx, { brand, memberId, kind: 'questions', language })
    })
    return { isSet: true }
  }

  /** All of them, or none is right: which one was wrong is not revealed. Throws ApiError `answers_wrong`, `too_many_requests`. */
  async require({ memberId, merchant }: Session, answers: Answers, visitor: Visitor): Promise<void> {
    const { db, security, throttle } = this.#platform
    const tries = { ...TRIES, subject: `questions:${memberId}` }
    await throttle.take(tries, { ...OF_A_DAY, subject: `questions-day:${memberId}` })
    const rows = await selectQuestions(db, memberId)
    const judged = await Promise.all(
      answers.map(({ answer, questionId }) =>
        checkPassword(
          rows.find((row) => row.question_id === questionId)?.answer_hash,
          said(questionId, answer),
        ),
      ),
    )
    const answered = new Set(answers.map(({ questionId }) => questionId)).size
    if (rows.length === QUESTION_COUNT && answered === QUESTION_COUNT && judged.every(Boolean))
      return await throttle.forget(tries)
    await security.record(db, visitor, { kind: 'question_wrong', merchant, memberId })
    throw new ApiError('answers_wrong', { field: 'answers' })
  }
}

/** The same answer to another question is another secret. */
const said = (questionId: string, answer: string): string => `${questionId}:${plainAnswer(answer)}`

const wrong = (field: string, fault: string): ApiError =>
  new ApiError('invalid_input', { field, data: { fault } })
