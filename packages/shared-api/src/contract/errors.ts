/**
 * The error catalogue (A8, B8): code, HTTP status, plain English for logs and tools.
 * The interface translates the code; it never prints `message`.
 */
export const ERRORS = {
  unknown_error: { status: 500, message: 'Unknown error' },
  system_unavailable: {
    status: 503,
    message: 'The service is not available right now, please try again',
  },
  maintenance: { status: 503, message: 'System upgrading, please try again later' },
  region_restricted: { status: 403, message: 'IP-restricted access denied' },

  not_found: { status: 404, message: 'The requested url does not exist' },
  url_empty: { status: 400, message: 'The requested url is empty' },
  bad_url: { status: 400, message: 'The requested url is not valid' },
  bad_header: { status: 400, message: 'A header is not valid' },
  bad_text: { status: 400, message: 'The text holds characters that cannot be stored' },
  too_deep: { status: 400, message: 'The body is nested too deeply' },
  malformed_json: { status: 400, message: 'The body is not valid JSON' },
  unsupported_content_type: { status: 415, message: 'The content type is not supported' },
  body_too_large: { status: 413, message: 'The body is too large' },
  invalid_input: { status: 400, message: 'A field is not valid' },
  too_many_requests: { status: 429, message: 'Too many requests, please wait' },

  merchant_required: { status: 400, message: 'The header Merchant is missing' },
  unknown_merchant: { status: 400, message: 'There is no such merchant' },
  unknown_language: { status: 400, message: 'The merchant does not offer this language' },

  login_required: { status: 401, message: 'Please login first' },
  session_ended: { status: 401, message: 'You are not logged in, please login first' },
  login_failed: { status: 401, message: 'The account or the password is wrong' },
  too_many_attempts: { status: 429, message: 'Too many attempts, please wait' },
  non_member_login: { status: 403, message: 'Non-member account unable to login' },
  non_agent_login: { status: 403, message: 'Non-agents cannot log in' },
  account_disabled: { status: 403, message: 'Sorry, the user does not exist or is disabled' },
  feature_unavailable: {
    status: 403,
    message: 'Sorry, this account does not have permission or the feature is temporarily unavailable',
  },
  trial_refused: { status: 403, message: 'Please login an actual account to use this function' },
  contact_service: { status: 403, message: 'Please contact customer service' },

  encryption_required: { status: 400, message: 'The body must be encrypted' },
  encryption_key_unknown: {
    status: 400,
    message: 'The key is unknown or no longer valid, fetch the keys again',
  },
  encryption_invalid: { status: 400, message: 'The encrypted body cannot be read' },
  encryption_expired: { status: 400, message: 'The encrypted body is too old or from the future' },
  encryption_replayed: { status: 409, message: 'The encrypted body was used before' },

  captcha_required: { status: 400, message: 'The digits of the picture are missing' },
  captcha_wrong: { status: 400, message: 'The digits do not fit the picture' },
  bot_check_required: { status: 400, message: 'A bot check is needed first' },
  bot_check_failed: { status: 400, message: 'The bot check was not passed' },
  mobile_invalid: { status: 400, message: 'The mobile number is not valid' },
  sms_country_refused: { status: 400, message: 'No codes are sent to numbers of this country' },
  sms_unavailable: { status: 503, message: 'No codes can be sent at the moment' },
  mobile_taken: { status: 409, message: 'The mobile number belongs to another account' },
  password_common: { status: 400, message: 'The password is known from lists of common or leaked ones' },
  password_wrong: { status: 400, message: 'The old password is wrong' },
  under_age: { status: 400, message: 'The player is too young' },
  registration_closed: { status: 403, message: 'Registration by this method is closed' },
  reset_invalid: { status: 400, message: 'The link was used, is too old or unknown' },
  social_failed: { status: 400, message: 'Signing in with the social account did not work' },
  social_cancelled: { status: 400, message: 'Signing in with the social account was cancelled there' },
  social_unlinked: { status: 404, message: 'No account belongs to the social account yet' },
  phone_auth_failed: { status: 400, message: 'The phone number could not be verified' },
  device_unknown: { status: 404, message: 'There is no such session or device' },

  username_taken: { status: 409, message: 'Sorry, the username already exists' },
  verification_code_wrong: { status: 400, message: 'Verification code error' },
  referrer_invalid: { status: 400, message: 'Referrer link error' },
  invitation_invalid: { status: 400, message: 'Invalid invitation code' },
  'modify.new.old.same': { status: 409, message: 'The new password equals the old one' },
  image_type: { status: 400, message: 'The image must be JPEG or PNG' },
  image_size: { status: 400, message: 'The image is larger than 5 MB' },
  image_count: { status: 400, message: 'Too many images' },

  announcement_unknown: { status: 404, message: 'There is no such announcement' },
  unknown_category: { status: 400, message: 'There is no such game category' },
  game_unknown: { status: 404, message: 'There is no such game' },
  vendor_unknown: { status: 404, message: 'There is no such provider' },
  game_mismatch: { status: 400, message: 'The game does not belong to this provider or category' },
  wrong_launcher: { status: 400, message: 'Lotteries and other games have launchers of their own' },
  free_play_unavailable: { status: 403, message: 'The game has no free play' },
  play_restricted: { status: 403, message: 'The account may not open games at the moment' },
  provider_down: { status: 503, message: 'The provider does not answer at the moment' },
  launch_used: { status: 409, message: 'The launch was used before' },
  launch_expired: { status: 410, message: 'The launch is unknown or too old' },
  round_conflict: { status: 409, message: 'The round was played with other choices' },

  provider_unknown: { status: 401, message: 'There is no such provider of games' },
  signature_invalid: { status: 401, message: 'The signature does not fit the call' },
  signature_stale: { status: 401, message: 'The signature is too old or from the future' },
  game_session_unknown: { status: 404, message: 'There is no such game session' },
  game_session_ended: { status: 403, message: 'The player is no longer signed in' },
  currency_mismatch: { status: 422, message: 'The wallet holds another currency' },
  insufficient_funds: { status: 422, message: 'The wallet holds less than that' },
  round_unknown: { status: 404, message: 'The round has no bet' },
  round_closed: { status: 409, message: 'The round is closed' },
  transaction_conflict: { status: 409, message: 'The transaction was made before with other content' },
  transaction_cancelled: { status: 409, message: 'The bet was refunded before it came' },
  hold_unknown: { status: 404, message: 'No money is held under this id' },
  hold_closed: { status: 409, message: 'The held money was used or given back' },
  wallet_unknown: { status: 404, message: 'There is no such wallet' },

  member_unknown: { status: 404, message: 'There is no such member' },
  anchor_unknown: { status: 404, message: 'There is no such anchor' },
  lottery_unknown: { status: 404, message: 'There is no such lottery' },
  art_unknown: { status: 404, message: 'There is no such picture' },
  operator_token_required: { status: 401, message: 'A valid operator or internal token is needed' },
  import_state: { status: 409, message: 'The import is not at a point where this can be done' },
  import_stale: {
    status: 409,
    message: 'The catalogue or the settings have changed since: see the report again',
  },
  import_cut: { status: 400, message: 'The part does not have the size that it should have' },
  import_limit: { status: 409, message: 'Too many imports wait to be taken: drop one of them first' },
  brand_invalid: { status: 400, message: 'The brand document would not be valid' },
  release_refused: { status: 409, message: 'The release cannot have this place' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS

const [firstCode, ...otherCodes] = Object.keys(ERRORS)
/** Every code as a list, for schemas. */
// reason: Object.keys forgets the literal keys of a constant object
export const ERROR_CODES = [firstCode, ...otherCodes] as [ErrorCode, ...ErrorCode[]]
