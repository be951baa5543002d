import type { ErrorCode } from '../contract/errors.ts'

/** Who raises a row: the platform by a code, or a page of a module. */
export type Raised =
  { readonly by: 'platform'; readonly code: ErrorCode } | { readonly by: 'page'; readonly where: string }

/** One row of the error catalogues of both specifications (A8, B8). */
export interface CatalogueRow {
  readonly spec: 'A8' | 'B8'
  /** As the specification has it: a text, or the key of one. */
  readonly message: string
  readonly situation: string
  /** Keys of its words in the messages that every module shares; none where the row is an act alone, or a module's own words. */
  readonly keys: readonly string[]
  readonly raised: readonly Raised[]
}

const platform = (code: ErrorCode): Raised => ({ by: 'platform', code })
const page = (where: string): Raised => ({ by: 'page', where })
const row = (
  spec: CatalogueRow['spec'],
  message: string,
  situation: string,
  keys: readonly string[],
  ...raised: readonly Raised[]
): CatalogueRow => ({ spec, message, situation, keys, raised })

/** Facts of the specifications, written down here and not taken from the product. */
export const ERROR_CATALOGUE: readonly CatalogueRow[] = [
  row('A8', 'redirect to login or its dialog', 'favourite or recent without login', [], page('side menu')),
  row('A8', 'free_reject', 'free-play account on a footer action, 2 s', ['free_reject'], page('footer')),
  row('A8', 'contact_service', 'reward centre flag off', ['contact_service'], page('side menu')),
  row('A8', 'no_game', 'no search results', [], page('search')),
  row('A8', 'loading is cleared', 'game search or other load failure', ['load_failed'], page('search')),
  row('A8', 'logged and a spinner shown', 'lazy route load fails', ['load_failed'], page('popups')),
  row(
    'A8',
    'Please use Safari for download App.',
    'iOS profile download outside Safari',
    ['safari_only'],
    page('download of the app'),
  ),
  row('A8', 'redirect to /m/home', 'unknown route', [], page('addresses')),
  row('A8', 'Unknown error', 'text known', ['error.unknown_error'], page('registration')),
  row('A8', 'Please login first', 'text known', ['error.login_required'], platform('login_required')),
  row('A8', 'The requested url is empty', 'text known', ['error.url_empty'], platform('url_empty')),
  row(
    'A8',
    'System upgrading, please try again later',
    'text known',
    ['error.maintenance'],
    platform('maintenance'),
  ),
  row(
    'A8',
    'IP-restricted access denied',
    'text known',
    ['error.region_restricted'],
    platform('region_restricted'),
  ),
  row('A8', 'maintenance notice', 'text known', ['error.maintenance'], page('status')),
  row('A8', 'Loading failed, click to retry', 'text known', ['load_failed'], page('search')),

  row('B8', 'Unknown error', 'generic', ['error.unknown_error'], page('registration')),
  row(
    'B8',
    'Please login first / You are not logged in, please login first',
    'not logged in',
    ['error.login_required', 'error.session_ended'],
    platform('login_required'),
    platform('session_ended'),
  ),
  row(
    'B8',
    'Sorry, this account does not have permission or the feature is temporarily unavailable',
    'denied',
    ['error.feature_unavailable'],
    platform('feature_unavailable'),
  ),
  row(
    'B8',
    'Sorry, the user does not exist or is disabled',
    'account',
    ['error.account_disabled'],
    platform('account_disabled'),
  ),
  row(
    'B8',
    'Sorry, the username already exists',
    'registration',
    ['error.username_taken'],
    platform('username_taken'),
    page('registration'),
  ),
  row(
    'B8',
    'Verification code error',
    'code',
    ['error.verification_code_wrong'],
    platform('verification_code_wrong'),
    page('registration'),
  ),
  row('B8', 'Referrer link error', 'invitation', ['error.referrer_invalid'], page('registration')),
  row(
    'B8',
    'Invalid invitation code',
    'invitation',
    ['error.invitation_invalid'],
    platform('invitation_invalid'),
    page('registration'),
  ),
  row('B8', 'The requested url is empty', 'request', ['error.url_empty'], platform('url_empty')),
  row(
    'B8',
    'System upgrading, please try again later; maintenance notice',
    'maintenance',
    ['error.maintenance'],
    platform('maintenance'),
  ),
  row(
    'B8',
    'IP-restricted access denied',
    'region',
    ['error.region_restricted'],
    platform('region_restricted'),
  ),
  row('B8', 'Loading failed, click to retry', 'load', ['load_failed'], page('popups')),
  row(
    'B8',
    'Please login an actual account to use this function',
    'trial account',
    ['error.trial_refused', 'trial_refused'],
    platform('trial_refused'),
  ),
  row(
    'B8',
    'Non-member account unable to login; Non-agents cannot log in',
    'role mismatch',
    ['error.non_member_login', 'error.non_agent_login'],
    platform('non_member_login'),
    platform('non_agent_login'),
  ),
  row('B8', 'in_email_incorrect', 'invalid e-mail', ['in_email_incorrect'], page('registration')),
  row('B8', 'in_please_wait', 'loading', ['in_please_wait'], page('free play')),
  row('B8', 'in_been_out', 'forgot-password success', ['in_been_out'], page('recovery of a password')),
  row('B8', 'in_sure_logout', 'logout confirmation', ['in_sure_logout'], page('signing out')),
  row('B8', 'in_popup_prompt', 'dialog title', ['in_popup_prompt'], page('change of a password')),
  row('B8', 'same_password', 'new equals old password', ['same_password'], page('change of a password')),
  row(
    'B8',
    'in_confirmation_correct',
    'confirmation mismatch',
    ['in_confirmation_correct'],
    page('change of a password'),
  ),
  row('B8', 'in_enter_password', 'confirmation missing', ['in_enter_password'], page('change of a password')),
  row(
    'B8',
    'in_incorrect_password',
    'confirmation missing (registration)',
    ['in_incorrect_password'],
    page('registration'),
  ),
  row('B8', 'in_vwrite_code', 'captcha missing', ['in_vwrite_code'], page('registration')),
  row(
    'B8',
    'activity_image_type',
    'image type, 1.5 s',
    ['activity_image_type', 'error.image_type'],
    page('application for a reward'),
  ),
  row(
    'B8',
    'activity_apply_remark_limit3',
    'image size, 1.5 s',
    ['activity_apply_remark_limit3', 'error.image_size'],
    page('application for a reward'),
  ),
  row(
    'B8',
    'activity_apply_remark_limit4',
    'image count, 1.5 s',
    ['activity_apply_remark_limit4', 'error.image_count'],
    page('application for a reward'),
  ),
  row(
    'B8',
    'free_reject',
    'free-play account blocked from footer action (2 s)',
    ['free_reject'],
    page('footer'),
  ),
  row('B8', 'contact_service', 'reward centre unavailable', ['contact_service'], page('side menu')),
  row(
    'B8',
    'Please use Safari for download App.',
    'iOS profile download outside Safari',
    ['safari_only'],
    page('download of the app'),
  ),
  row(
    'B8',
    'password reset success',
    'reset done',
    ['password_reset_success'],
    page('recovery of a password'),
  ),
]

/** The codes that the platform answers for a row. */
export const CATALOGUE_CODES: readonly ErrorCode[] = [
  ...new Set(
    ERROR_CATALOGUE.flatMap(({ raised }) =>
      raised.flatMap((one) => (one.by === 'platform' ? [one.code] : [])),
    ),
  ),
]
