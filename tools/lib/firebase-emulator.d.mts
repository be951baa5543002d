export function findFirebase(): string | undefined
export function installFirebase(): string | undefined

interface SentCode {
  readonly code: string
  readonly phoneNumber: string
  readonly sessionInfo: string
}

export class FirebaseEmulator {
  constructor(program: string)
  get environment(): Readonly<Record<string, string>>
  get origin(): string
  start(): Promise<void>
  stop(): Promise<void>
  codes(): Promise<readonly SentCode[]>
}
