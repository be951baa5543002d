/** Why a call was refused: HTTP status and plain English for logs; the game's page has the words for players. */
export const ERRORS = {
  invalid_input: { status: 400, message: 'A field is not valid' },
  malformed_json: { status: 400, message: 'The body is not valid JSON' },
  unsupported_content_type: { status: 415, message: 'Only application/json is taken' },
  body_too_large: { status: 413, message: 'The body is too large' },
  not_found: { status: 404, message: 'There is no such call' },
  system_unavailable: { status: 503, message: 'The service is not available right now' },
  unknown_error: { status: 500, message: 'Unknown error' },

  signature_invalid: { status: 401, message: 'The signature is not right' },
  signature_stale: { status: 401, message: 'The request is older or newer than a minute' },
  channel_conflict: { status: 409, message: 'The channel was used for another launch' },
  origin_refused: { status: 403, message: 'Calls come from the game’s own page only' },
  play_unknown: { status: 401, message: 'The game was not opened, or too long ago' },
  play_not_open: { status: 409, message: 'The game has not been opened yet' },
  wrong_game: { status: 409, message: 'This is another game' },

  stake_not_offered: { status: 422, message: 'The stake is not one of the steps' },
  round_unknown: { status: 404, message: 'There is no such round' },
  round_open: { status: 409, message: 'A round is still open' },
  round_crashed: { status: 409, message: 'It had crashed before the cash-out' },
  round_not_flying: { status: 409, message: 'The round has ended or not begun' },
  client_id_conflict: { status: 409, message: 'The id was used for another bet' },
  payment_unknown: { status: 404, message: 'There is no such payment' },
  draw_closed: { status: 409, message: 'No tickets are taken for this draw any more' },
  draw_unknown: { status: 404, message: 'The draw was not held or is too old' },
  refill_refused: { status: 409, message: 'Play money is filled up when it runs low' },

  insufficient_funds: { status: 422, message: 'The balance does not cover the stake' },
  play_restricted: { status: 403, message: 'The member may not play at present' },
  game_session_ended: { status: 403, message: 'The session with the site has ended' },
  loss_limit: { status: 422, message: 'The stake could break a limit of losses of the member' },
  stake_limit: { status: 422, message: 'The stake would break a limit of stakes of the member' },
  time_limit: { status: 403, message: 'The member has played for as long as a limit allows' },
  provider_down: { status: 503, message: 'The operator has closed this game' },
  wallet_no_answer: { status: 504, message: 'The wallet did not answer; the bet is taken back' },
  bet_refused: { status: 409, message: 'The wallet refused the bet' },
} as const
export type ErrorCode = keyof typeof ERRORS

/** A refusal; `field` is the path of the input it is about. */
export class GameError extends Error {
  override readonly name = 'GameError'
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly data: Record<string, unknown> | undefined
  constructor(code: ErrorCode, about: { field?: string; data?: Record<string, unknown> } = {}) {
    super(ERRORS[code].message)
    this.code = code
    this.status = ERRORS[code].status
    this.field = about.field
    this.data = about.data
  }
}
