export { AnchorsPlace } from './anchors-place.tsx'
