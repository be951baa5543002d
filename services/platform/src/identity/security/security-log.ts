import type { SecurityEventKind } from '@site/shared-api/contract/security-event'
import type { Database } from '#db/database'
import { toJson } from '#db/json'
import type { Clock } from '#deps'
import { insertEvent } from '#identity/security/repository'
import type { Visitor } from '#identity/session/visitor'

export interface SecurityEvent {
  kind: SecurityEventKind
  merchant: string
  /** Undefined where no account is known: what was typed may be a password, so it is not kept. */
  memberId?: string | undefined
  /** Small facts such as the kind of sign-in; never a password, a code, a token or a whole number. */
  detail?: Readonly<Record<string, string | number | boolean>>
}

/** Writes security events (ACC-21): only ever added to, the database sees to it. */
export class SecurityLog {
  readonly #clock: Clock
  constructor(clock: Clock) {
    this.#clock = clock
  }

  async record(
    db: Database,
    visitor: Pick<Visitor, 'address' | 'device'>,
    event: SecurityEvent,
  ): Promise<void> {
    await insertEvent(db, {
      at: this.#clock.now(),
      merchant: event.merchant,
      member_id: event.memberId ?? null,
      kind: event.kind,
      address: visitor.address,
      device: visitor.device ?? null,
      detail: toJson(event.detail ?? {}),
    })
  }
}
