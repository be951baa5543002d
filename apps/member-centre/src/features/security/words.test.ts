import { startTestSite } from '@site/shared-api/testing'
import { site } from '@site/shared-api'
import EN from './messages/EN.json'
import { sayIn } from './words.ts'

test('fills parameters into texts, and knows keys without a text (MEM-06)', () => {
  startTestSite({ messages: { 'member-centre': EN } })
  const say = sayIn(site().messages.of('member-centre'))
  expect(say('level.done', { done: 2, of: 4 })).toBe('2 of 4 are set')
  expect(say.find('by.passkey')).toBe(EN['security.by.passkey'])
  expect(say.find('by.sandwich')).toBeUndefined()
})
