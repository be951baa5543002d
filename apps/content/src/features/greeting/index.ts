export { Greeting } from './greeting.tsx'
export { GreetingWatch } from './greeting-watch.tsx'
