export type { PhoneAuthSettings } from './firebase-phone.ts'
export { confirmByPhoneAuth, sendByPhoneAuth, warmPhoneAuth, worldNumber } from './phone-auth.ts'
