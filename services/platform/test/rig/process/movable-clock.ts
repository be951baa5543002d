/** The machine's clock, moved by so many ms: from the start on, and by the parent process. */
let movedMs = Number(process.env['CLOCK_MOVED_MS'] ?? 0)
const Machine = Date
const now = (): number => Machine.now() + movedMs

globalThis.Date = new Proxy(Machine, {
  construct: (target, given: [], created) =>
    // reason: what constructs dates makes a date
    Reflect.construct(target, given.length === 0 ? [now()] : given, created) as Date,
  apply: () => new Machine(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})

process.on('message', (ms) => {
  movedMs = Number(ms)
  process.send?.('moved')
})
process.channel?.unref()
