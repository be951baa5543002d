export { FeedbackPlace, FeedbackSkeleton } from './feedback-place.tsx'
