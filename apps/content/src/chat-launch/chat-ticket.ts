/** Stored where a guest has a ticket; the ticket itself no script can read. */
export const CHAT_TICKET = 'chatTicket'
