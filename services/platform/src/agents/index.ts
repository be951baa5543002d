/** What the other contexts may use of affiliates and contracts; the rest is its own. */
export { insertCode } from '#agents/affiliate/repository'
