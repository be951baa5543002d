/**
 * SQL of the key under which addresses of one mailbox are found, and some of others: lower case, without a plus tag and dots
 * before the sign. `mailboxOf` distinguishes them. Part of an index: another text needs another index.
 */
export const MAILBOX_KEY = `replace(regexp_replace(split_part(lower(email), '@', 1), '[+].*$', ''), '.', '')
  || '@' || replace(split_part(lower(email), '@', 2), 'googlemail.com', 'gmail.com')`

/** The same key of a typed address. */
export function mailboxKeyOf(address: string): string {
  const [name = '', service = ''] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*$/, '').replaceAll('.', '')}@${service.replace('googlemail.com', 'gmail.com')}`
}
