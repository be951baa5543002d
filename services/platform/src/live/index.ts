/** What the other contexts may use of the open event streams; the rest is its own. */
export { LiveHub, type Stream } from '#live/events/live-hub'
export { takeTicket } from '#live/events/tickets.repository'
