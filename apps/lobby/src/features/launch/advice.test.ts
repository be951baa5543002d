import { ERRORS } from '@site/shared-api/contract/errors'
import EN from '../../messages/EN.json'
import TY from '../../messages/TY.json'
import COMMON from '../../../../../packages/shared-api/src/messages/EN.json'
import { adviceFor, type Situation } from './advice.ts'

const MEMBER: Situation = { free: false, freeOffered: true, canLogin: true, hasService: true }
const CODES = ['late', 'network', ...Object.keys(ERRORS)]

describe('what a refused launch says', () => {
  it.each(CODES)('has words in both languages and a way on for %s', (code) => {
    for (const situation of [MEMBER, { ...MEMBER, free: true }, { ...MEMBER, canLogin: false }]) {
      const { common, steps, title } = adviceFor(code, situation)
      for (const texts of [EN, TY]) {
        expect(texts).toHaveProperty([title])
        if (common === undefined) expect(texts).toHaveProperty([`${title}_text`])
        for (const step of steps) expect(texts).toHaveProperty([`launch.step.${step}`])
      }
      if (common !== undefined) expect(COMMON).toHaveProperty([common])
      expect(steps.at(-1)).toBe('lobby')
    }
  })

  it.each([
    ['login_required', MEMBER, ['login', 'free', 'lobby']],
    ['login_required', { ...MEMBER, canLogin: false, freeOffered: false }, ['lobby']],
    ['session_ended', MEMBER, ['login', 'lobby']],
    ['session_ended', { ...MEMBER, free: true }, ['retry', 'lobby']],
    ['trial_refused', MEMBER, ['free', 'actual', 'lobby']],
    ['trial_refused', { ...MEMBER, freeOffered: false }, ['actual', 'lobby']],
    ['play_restricted', MEMBER, ['service', 'lobby']],
    ['free_play_unavailable', { ...MEMBER, free: true, freeOffered: false }, ['real', 'lobby']],
    ['provider_down', MEMBER, ['retry', 'lobby']],
    ['game_unknown', MEMBER, ['lobby']],
    ['late', MEMBER, ['retry', 'lobby']],
  ])('leads on from %s', (code, situation, steps) => {
    expect(adviceFor(code, situation).steps).toEqual(steps)
  })
})
