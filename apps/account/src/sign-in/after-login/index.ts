export { agentDestinationOf, destinationOf } from './destination.ts'
export { sessionOf } from './session-of.ts'
export { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts'
