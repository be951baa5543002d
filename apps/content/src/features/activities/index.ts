export { Activities } from './activities.tsx'
