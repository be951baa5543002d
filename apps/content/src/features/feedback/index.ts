export { FeedbackPlace } from './feedback-place.tsx'
