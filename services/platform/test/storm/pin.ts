/** The payment password of every customer. */
export const PIN = '481920'
