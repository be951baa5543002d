/** What the platforms of the account tests fingerprint and seal under. */
export const ACCOUNT_SECRET = 'the-account-secret-of-the-tests-is-long'
