import type { Release } from '@site/config/schema'
import { firstMessages, messagesOfParts } from './plan-messages.ts'

const TEXTS = {
  'title.pay': 'Pay',
  hello: 'Hello',
  'pay.go': 'Pay now',
  'list.none': 'Nothing',
  'old.day': 'Day',
}
const PART_MESSAGES = [
  { exposes: ['./pay.screen'], keys: ['title.pay', 'pay.go'] },
  { exposes: ['./list.screen', './old.screen'], keys: ['list.none'] },
  { exposes: ['./old.screen'], keys: ['old.day'] },
]
const release = (partMessages?: Release['partMessages']) => ({ partMessages }) as unknown as Release // reason: nothing else of it is looked at

const PLAN = {
  messages: { shell: { skip: 'Skip' }, wallet: TEXTS, lobby: { all: 'All', 'title.home': 'Home' } },
  routes: [
    { module: 'wallet', titleKey: 'title.pay' },
    { module: 'lobby', titleKey: 'title.home' },
  ],
  entries: [],
  popups: [],
  modules: [{ name: 'wallet' }, { name: 'lobby' }],
  releases: new Map([
    ['wallet', release(PART_MESSAGES)],
    ['lobby', release()],
  ]),
} as unknown as Parameters<typeof firstMessages>[0] // reason: what the messages are chosen by

test('a page begins with the words of the parts on it, and of the others their titles (SHL-26)', () => {
  const onPage = [
    { module: 'lobby', expose: './home.screen' },
    { module: 'wallet', expose: './bar.slot' },
  ]
  expect(firstMessages(PLAN, onPage)).toEqual({
    messages: {
      shell: { skip: 'Skip' },
      lobby: { all: 'All', 'title.home': 'Home' },
      wallet: { hello: 'Hello', 'title.pay': 'Pay' },
    },
    // For shells from before there were parts.
    laterMessages: ['wallet'],
    laterParts: { wallet: ['./pay.screen', './list.screen', './old.screen'] },
  })
})

test('the words of a landing screen are in its page; a part that lacks one folder of several lacks (SHL-26)', () => {
  const { messages, laterMessages, laterParts } = firstMessages(PLAN, [
    { module: 'wallet', expose: './list.screen' },
  ])
  expect(messages['wallet']).toEqual({ hello: 'Hello', 'list.none': 'Nothing', 'title.pay': 'Pay' })
  expect(messages['lobby']).toEqual({ 'title.home': 'Home' })
  expect(laterMessages).toEqual(['wallet', 'lobby'])
  expect(laterParts).toEqual({ wallet: ['./pay.screen', './old.screen'] })
})

test('of a module that is not on the page its own words are among what is not here (SHL-26)', () => {
  expect(firstMessages(PLAN, []).laterParts).toEqual({
    wallet: ['.', './pay.screen', './list.screen', './old.screen'],
  })
})

test('a part is sent its words and those of its module, nothing of others (SHL-26)', () => {
  expect(messagesOfParts(TEXTS, { partMessages: PART_MESSAGES }, ['./pay.screen'])).toEqual({
    'title.pay': 'Pay',
    hello: 'Hello',
    'pay.go': 'Pay now',
  })
  expect(messagesOfParts(TEXTS, {}, ['./pay.screen'])).toEqual(TEXTS)
})
