/** From a plan to modules on the page: what the page itself asks for. */
export { createComposition } from './loading/composition.ts'
export { createModuleSource } from './loading/federated-source.ts'
export { withMessages } from './loading/with-messages.ts'
export type { OwnParts } from './loading/module-source.ts'
export { readPlan } from './loading/read-plan.ts'
export { reportFailures } from './loading/report-failures.ts'
export { startApplications } from './screens/applications.tsx'
export { replayEarlyTap } from './screens/early-tap.ts'
