export type { PhoneAuthSettings } from './firebase-phone.ts'
export { confirmByPhoneAuth, sendByPhoneAuth } from './phone-auth.ts'
