export { agentDestinationOf, destinationOf } from './destination.ts'
export { sessionOf } from './session-of.ts'
export { useFirstQuery } from './use-first-query.ts'
export { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
