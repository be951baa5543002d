/** What the other contexts may use of messages that are sent, secrets, slowing down; the rest is its own. */
export type { Dispatcher } from '#operations/dispatch/dispatcher'
export { makeDispatching, type Dispatching } from '#operations/dispatch/make-dispatcher'
export type { Message } from '#operations/dispatch/message'
export type { SandboxOutbox } from '#operations/dispatch/sandbox-outbox'
export { codeText, resetMail } from '#operations/dispatch/texts'
export { loadKeyed, type Keyed } from '#operations/secret/keyed'
export { Throttle } from '#operations/throttle/throttle'
