/** What the page's policy asks of every style that a script puts in (services/platform, operations/console). */
export const nonce = document.querySelector('meta[name="style-nonce"]')?.getAttribute('content') ?? undefined
