/** What the other contexts may use of what a brand tells its players; the rest is its own. */
export { unreadMailsOf } from '#content/mail/repository'
export { sendMail, type NewMail } from '#content/mail/send-mail'
export { paragraphs } from '#content/rich-text/sanitise'
