export {
  forgetRemembered,
  keepRemembered,
  readRemembered,
  renewRemembered,
  type Remembered,
} from './remembered.ts'
