export { sanitise, sanitised } from '#content/rich-text/sanitise'
