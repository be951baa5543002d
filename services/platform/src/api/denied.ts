import type { OperatorRight } from '@site/shared-api/contract/call'
import { ApiError } from '#api/api-error'

/** A refusal because of an operator's role, found after the access check: it is audited like those of the check itself (PLT-05). */
export class Denied extends ApiError {
  /** Any of these rights would have done. */
  readonly needs: readonly OperatorRight[]
  constructor(needs: readonly OperatorRight[], field?: string) {
    super('feature_unavailable', field === undefined ? {} : { field })
    this.needs = needs
  }
}
