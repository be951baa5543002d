const SHOWN_DIGITS = 4

/** An e-mail address as a member may see it over whose shoulder somebody looks. */
export function maskedEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** The same of a number: its last digits. */
export const maskedMobile = (number: string): string => `••• ${number.slice(-SHOWN_DIGITS)}`
