import { hostname, userInfo } from 'node:os'

/** Who works on the database itself, for the audit log; no operator has a blank in the name. */
export const commandLineOf = (): string => `command line of ${userInfo().username} at ${hostname()}`
