/** Characters of one message, as the platform takes them. */
export const MOST_CHAT_TEXT = 1_000
