/** What the other contexts may use of messages that are sent, secrets, slowing down; the rest is its own. */
export type { Dispatcher } from '#operations/dispatch/dispatcher'
export { makeDispatching, type Dispatching } from '#operations/dispatch/make-dispatcher'
export { escapeText } from '#operations/dispatch/escape-text'
export type { Message } from '#operations/dispatch/message'
export type { SandboxOutbox } from '#operations/dispatch/sandbox-outbox'
export { codeMail, codeText, resetMail } from '#operations/dispatch/texts'
export {
  LOCAL_ACCESS_FILE,
  LOCAL_NAME,
  localAccess,
  localOperator,
} from '#operations/operators/local-operator'
export { content } from '#operations/managed/content'
export { parsed, problem, problemsOf } from '#operations/managed/judge'
export { Managed } from '#operations/managed/managed'
export type { Applied, Content, Judged, ManagedSource, Named, Problem } from '#operations/managed/source'
export { findSources } from '#operations/managed/sources'
export { Operators } from '#operations/operators/operators'
export { OperatorDoors, type Operator } from '#operations/operators/operator-doors'
export { BrandGate, placesOf, refuseForeign } from '#operations/operators/brands/brand-gate'
export { holds, merchantsOf } from '#operations/operators/brands/holding'
export { brandsIn, isOpen } from '#operations/operators/stored-brands'
export { roleOf } from '#operations/operators/stored-role'
export { Releasers, type Releaser } from '#operations/teams/releasers'
export { Releases } from '#operations/releases/releases'
export { DeliveryControl, type Asked } from '#operations/releases/delivery-control'
export { loadKeyed, type Keyed } from '#operations/secret/keyed'
export { perNetwork, takenBack, type Limit } from '#operations/throttle/limit'
export { maskAddress } from '#operations/throttle/mask-address'
export { Throttle } from '#operations/throttle/throttle'
