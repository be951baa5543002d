/** What the other contexts may use of what a brand tells its players; the rest is its own. */
export { findGuest } from '#content/chat/guests'
export type { Person } from '#content/chat/person'
export { ChatTelling, type Told } from '#content/chat/tell/chat-telling'
export { noteChatsSeen, stateOfPerson } from '#content/chat/tell/tell-chat'
export { toEntry, toState } from '#content/chat/wire'
export { unreadMailsOf } from '#content/mail/repository'
export { sendMail, type NewMail } from '#content/mail/send-mail'
export { paragraphs } from '#content/rich-text/sanitise'
