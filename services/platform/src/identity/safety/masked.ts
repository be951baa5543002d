const SHOWN_DIGITS = 4

/** An e-mail address, masked for display to the member. */
export function maskedEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** The same of a number: its last digits. */
export const maskedMobile = (number: string): string => `••• ${number.slice(-SHOWN_DIGITS)}`
