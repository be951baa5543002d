import type { ErrorCode } from '../contract/errors.ts'

/** Who raises a row: the platform by a code, a page (and the test that drives it there), or a screen that is still to come. */
export type Raised =
  | { readonly by: 'platform'; readonly code: ErrorCode }
  | { readonly by: 'page'; readonly file: string; readonly test: string }
  | { readonly by: 'later'; readonly screen: string }

/** One row of the error catalogues of both specifications (A8, B8). */
export interface CatalogueRow {
  readonly spec: 'A8' | 'B8'
  /** As the specification has it: a text, or the key of one. */
  readonly message: string
  readonly situation: string
  /** Keys of its words in the messages that every module shares; none where the row is an act alone. */
  readonly keys: readonly string[]
  readonly raised: readonly Raised[]
}

const platform = (code: ErrorCode): Raised => ({ by: 'platform', code })
const page = (file: string, test: string): Raised => ({ by: 'page', file, test })
const later = (screen: string): Raised => ({ by: 'later', screen })
const row = (
  spec: CatalogueRow['spec'],
  message: string,
  situation: string,
  keys: readonly string[],
  ...raised: readonly Raised[]
): CatalogueRow => ({ spec, message, situation, keys, raised })

const REGISTER = 'apps/account/src/features/register/register.test.tsx'
const REGISTER_RULES = 'apps/account/src/features/register/messages.test.tsx'
const ACCOUNT = 'apps/account/src/testing/error-catalogue.test.tsx'
const FREE_PLAY = 'apps/account/src/sign-in/free-play/free-play.test.tsx'
const APPLY = '/m/applyReward (CON-03)'

/** Facts of the specifications, written down here and not taken from the product. */
export const ERROR_CATALOGUE: readonly CatalogueRow[] = [
  row(
    'A8',
    'redirect to login or its dialog',
    'favourite or recent without login',
    [],
    page('e2e/journeys/menu.spec.ts', 'favourites and recent ask a guest to log in and lead on afterwards'),
  ),
  row(
    'A8',
    'free_reject',
    'free-play account on a footer action, 2 s',
    ['free_reject'],
    page(
      'apps/shell/src/chrome/footer/footer.test.tsx',
      'tells a member of type %i free_reject for 2 s and goes nowhere',
    ),
  ),
  row(
    'A8',
    'contact_service',
    'reward centre flag off',
    ['contact_service'],
    page('e2e/journeys/menu.spec.ts', 'leads to the profile, names the rewards only by their flag'),
  ),
  row(
    'A8',
    'no_game',
    'no search results',
    ['no_game'],
    page('e2e/journeys/search.spec.ts', 'the search of the header recommends, counts, loads 36 more'),
  ),
  row(
    'A8',
    'loading is cleared',
    'game search or other load failure',
    ['load_failed'],
    page('e2e/journeys/search.spec.ts', 'a search that fails says so in its place without an alert'),
  ),
  row(
    'A8',
    'logged and a spinner shown',
    'lazy route load fails',
    ['load_failed'],
    page(
      'apps/shell/src/host/popups/popup-host.test.tsx',
      'says in the sheet alone that its content did not load',
    ),
  ),
  row(
    'A8',
    'Please use Safari for download App.',
    'iOS profile download outside Safari',
    ['safari_only'],
    page('e2e/journeys/download.spec.ts', 'the profile asks for Safari, in an alert of the page’s language'),
  ),
  row(
    'A8',
    'redirect to /m/home',
    'unknown route',
    [],
    page(
      'e2e/journeys/routes.spec.ts',
      'every route of the table shows its own screen, or leads home where no module draws it',
    ),
  ),
  row(
    'A8',
    'Unknown error',
    'text known',
    ['error.unknown_error'],
    page(REGISTER, 'what belongs to no field stands above the button'),
  ),
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
  row(
    'A8',
    'maintenance notice',
    'text known',
    ['error.maintenance'],
    page('apps/shell/src/host/status/status.test.tsx', 'shows maintenance from the cache at once'),
  ),
  row(
    'A8',
    'Loading failed, click to retry',
    'text known',
    ['load_failed'],
    page('e2e/journeys/search.spec.ts', 'a search that fails says so in its place without an alert'),
  ),

  row(
    'B8',
    'Unknown error',
    'generic',
    ['error.unknown_error'],
    page(REGISTER, 'what belongs to no field stands above the button'),
  ),
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
    page(REGISTER, 'what the platform refuses stands at its field'),
  ),
  row(
    'B8',
    'Verification code error',
    'code',
    ['error.verification_code_wrong'],
    platform('verification_code_wrong'),
    page(REGISTER, 'what the platform refuses stands at its field'),
  ),
  row(
    'B8',
    'Referrer link error',
    'invitation',
    ['error.referrer_invalid'],
    page(REGISTER, 'a link that invites nobody is told and does not stand in the field'),
  ),
  row(
    'B8',
    'Invalid invitation code',
    'invitation',
    ['error.invitation_invalid'],
    platform('invitation_invalid'),
    page(REGISTER, 'a typed code that is nobody’s is refused at its field'),
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
  row(
    'B8',
    'Loading failed, click to retry',
    'load',
    ['load_failed'],
    page(
      'apps/shell/src/host/popups/popup-host.test.tsx',
      'says in the sheet alone that its content did not load',
    ),
  ),
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
  row(
    'B8',
    'in_email_incorrect',
    'invalid e-mail',
    ['in_email_incorrect'],
    page(REGISTER_RULES, 'every rule of every field of registration has its message at its field'),
  ),
  row(
    'B8',
    'in_please_wait',
    'loading',
    ['in_please_wait'],
    page(FREE_PLAY, 'starts one trial session under a loading notice'),
  ),
  row('B8', 'in_been_out', 'forgot-password success', ['in_been_out'], page(ACCOUNT, 'in_been_out')),
  row(
    'B8',
    'in_sure_logout',
    'logout confirmation',
    ['in_sure_logout'],
    page(
      'apps/shell/src/chrome/side-menu/side-menu.test.tsx',
      'signs out only after the question is confirmed',
    ),
  ),
  row(
    'B8',
    'in_popup_prompt',
    'dialog title',
    ['in_popup_prompt'],
    page(ACCOUNT, 'same_password under in_popup_prompt'),
  ),
  row(
    'B8',
    'same_password',
    'new equals old password',
    ['same_password'],
    page(ACCOUNT, 'same_password under in_popup_prompt'),
  ),
  row(
    'B8',
    'in_confirmation_correct',
    'confirmation mismatch',
    ['in_confirmation_correct'],
    page(ACCOUNT, 'in_enter_password and in_confirmation_correct'),
  ),
  row(
    'B8',
    'in_enter_password',
    'confirmation missing',
    ['in_enter_password'],
    page(ACCOUNT, 'in_enter_password and in_confirmation_correct'),
  ),
  row(
    'B8',
    'in_incorrect_password',
    'confirmation missing (registration)',
    ['in_incorrect_password'],
    page(REGISTER_RULES, 'every rule of every field of registration has its message at its field'),
  ),
  row(
    'B8',
    'in_vwrite_code',
    'captcha missing',
    ['in_vwrite_code'],
    page(REGISTER, 'the captcha of the brand goes with the form'),
  ),
  row(
    'B8',
    'activity_image_type',
    'image type, 1.5 s',
    ['activity_image_type', 'error.image_type'],
    later(APPLY),
  ),
  row(
    'B8',
    'activity_apply_remark_limit3',
    'image size, 1.5 s',
    ['activity_apply_remark_limit3', 'error.image_size'],
    later(APPLY),
  ),
  row(
    'B8',
    'activity_apply_remark_limit4',
    'image count, 1.5 s',
    ['activity_apply_remark_limit4', 'error.image_count'],
    later(APPLY),
  ),
  row(
    'B8',
    'free_reject',
    'free-play account blocked from footer action (2 s)',
    ['free_reject'],
    page(
      'apps/shell/src/chrome/footer/footer.test.tsx',
      'tells a member of type %i free_reject for 2 s and goes nowhere',
    ),
  ),
  row(
    'B8',
    'contact_service',
    'reward centre unavailable',
    ['contact_service'],
    page('e2e/journeys/menu.spec.ts', 'leads to the profile, names the rewards only by their flag'),
  ),
  row(
    'B8',
    'Please use Safari for download App.',
    'iOS profile download outside Safari',
    ['safari_only'],
    page('e2e/journeys/download.spec.ts', 'the profile asks for Safari, in an alert of the page’s language'),
  ),
  row(
    'B8',
    'password reset success',
    'reset done',
    ['password_reset_success'],
    page(ACCOUNT, 'password_reset_success'),
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
