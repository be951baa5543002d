export { EncryptionUnavailableError } from './encryption.ts'
export { platformKey, platformNow } from './platform-key.ts'
export { sendSealed, warmSealing } from './sealed.ts'
