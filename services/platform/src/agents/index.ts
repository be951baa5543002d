/** What the other contexts may use of affiliates, agents and contracts; the rest is its own. */
export { insertCode } from '#agents/affiliate/repository'
export { findInvitation, firstLink, joinByLink, type Invitation } from '#agents/links/invitation'
export { checkAgents, checkAgentsOf } from '#agents/pay/verify.check'
