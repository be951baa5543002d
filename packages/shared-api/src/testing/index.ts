/** For modules' tests: the real site over a faked wire. Never part of a page. */
export { testEntry, testPlan, testPopup, testRoute, testSlot } from './test-plan.ts'
export { startTestSite, type TestSite } from './test-site.ts'
export { fakeWire, type WireAnswer, type WireCall } from './wire.ts'
