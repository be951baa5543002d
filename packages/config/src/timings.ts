/** Durations and limits of the two specifications, each with the section it comes from. Times in milliseconds. */
export const POPUP_TRANSITION_MS = 225 // A4, B4
export const PAGE_TRANSITION_MS = 300 // A4, B9
export const MASK_IGNORE_MS = 300 // A4: a modal ignores mask taps this long after opening
export const BANNER_AUTOPLAY_MS = 5_000 // A9, B9
export const TICKER_FPS = 30 // B9
export const SEARCH_DEBOUNCE_MS = 500 // A4
export const LANGUAGE_DEBOUNCE_MS = 250 // A9, B9
export const REVALIDATE_AFTER_LANGUAGE_MS = 200 // B4
export const TOAST_MS = 1_500 // A9
export const TOAST_SHORT_MS = 3_000 // A9
export const TOAST_LONG_MS = 8_000 // A9
export const FREE_REJECT_MS = 2_000 // A5
export const LOADING_MS = 10_000 // A9
export const LOADING_LONG_MS = 9_999_000 // A9: SMS and logout
export const LOADING_SET_PASSWORD_MS = 15_000 // B9
export const SUCCESS_MS = 1_500 // B9
export const SUCCESS_PASSWORD_MS = 1_000 // B9
export const COPY_MS = 2_000 // B9
export const REDIRECT_DELAY_MS = 1_000 // B9: redirects after success
export const SWIPE_THRESHOLD_PX = 60 // A9
export const UNREAD_THROTTLE_MS = 250 // A7
export const READ_THROTTLE_MS = 150 // B4, B7: one notice is marked as read in this time
export const BADGE_MAX = 99 // A9

export const PAGE_SIZE_LIST = 24 // A7
export const PAGE_SIZE_SEARCH = 36 // A7
export const SEARCH_MOST_FOUND = 360 // games found by name: more are neither counted nor paged
export const SEARCH_LONGEST = 60 // letters of a name that are searched for
export const PAGE_SIZE_HOT = 12 // A4
export const PAGE_SIZE_FAVOURITES = { lobby: 200, home: 100, list: 24 } as const // A7
export const MENU_ACTIVITIES = 3 // A2: the side menu shows the first three activities

export const WINNERS = 20 // A9: limit of the winner board
export const WINNERS_STILL = 4 // A4, A9: it scrolls above so many entries
export const WINNERS_STEP_MS = 3_000 // ours: time to read two entries
export const WINNERS_POLL_MS = 15_000 // ours: while the event stream is down
export const JACKPOT_PAUSES_MS = [3_000, 4_000, 5_000] as const // A9

export const SESSION_RENEW_MS = 5 * 60_000 // ours: a session is renewed at most so often while a member plays
export const REALITY_CHECK_MS = 30 * 60_000 // ours: how often a player is shown how long they have played
export const PLAY_CLOCK_MS = 20_000 // ours: how often an open game says that it is played, and hears of reality checks
export const PLAY_PAUSE_MS = 15 * 60_000 // ours: a longer pause begins a new period of play
