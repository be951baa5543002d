import { ERROR_CODES } from '@site/shared-api/contract/errors'
import { failureData } from '@site/shared-api/contract/envelope'
import { z } from 'zod'
import { ApiError } from '#api/api-error'
import type { Platform } from '#api/platform'

/** Far longer than a change takes; a bucket may be slow. */
const ANSWER_LIMIT_MS = 10_000

const answered = z.object({ success: z.literal(true), value: z.unknown() })
const refused = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  field: z.string().optional(),
  data: failureData.optional(),
})

export interface ControlRequest {
  readonly method?: 'GET' | 'POST' | 'PUT'
  /** Below `/control`. */
  readonly path: string
  /** Bytes are sent as they are. */
  readonly body?: object | Uint8Array
  readonly limitMs?: number
}

/** Delivery's control listener, which the platform alone asks, for operators and teams. */
export class DeliveryControl {
  readonly #platform: Pick<Platform, 'config' | 'tokens'>
  constructor(platform: Pick<Platform, 'config' | 'tokens'>) {
    this.#platform = platform
  }

  /**
   * Asks and parses the answer. Throws ApiError: what delivery refused with its reason, else `system_unavailable` where it does
   * not answer; the site's pages go on as they are then.
   */
  async ask<Value>(
    schema: z.ZodType<Value>,
    { method = 'GET', path, body, limitMs }: ControlRequest,
  ): Promise<Value> {
    const { config, tokens } = this.#platform
    const answer = await fetch(new URL(`/control${path}`, config.controlUrl), {
      method,
      signal: AbortSignal.timeout(limitMs ?? ANSWER_LIMIT_MS),
      headers: {
        Authorization: `Bearer ${tokens.internal}`,
        ...(body && { 'Content-Type': isBytes(body) ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes(body) ? new Uint8Array(body) : JSON.stringify(body) }),
    }).then(
      (response) => response.json(),
      () => undefined,
    )
    const said = answered.safeParse(answer)
    if (said.success) return schema.parse(said.data.value)
    const { data: refusal } = refused.safeParse(answer)
    if (refusal === undefined || refusal.code === 'operator_token_required') throw unreachable()
    const { code, message, field, data } = refusal
    throw new ApiError(code, { message, ...(field !== undefined && { field }), ...(data && { data }) })
  }
}

const isBytes = (body: object): body is Uint8Array => body instanceof Uint8Array

/** Neither the address nor the token is anything that who asks could mend. */
const unreachable = (): ApiError =>
  new ApiError('system_unavailable', {
    field: 'CONTROL_URL',
    message:
      'Delivery does not take changes of releases at the moment; pages go on as they are. Look at CONTROL_URL, INTERNAL_TOKEN and whether it runs.',
  })
