/** Who moves a row from one state to another; `two operators`: the second of two people (PLT-09). */
export type Actor = 'member' | 'operator' | 'two operators' | 'provider' | 'site'

/** Events that end in one of these states when they meet one of those. */
export interface Transition<State extends string> {
  readonly from: readonly State[]
  /** Several where amounts decide; `same`: the state stays, amounts change. */
  readonly to: readonly (State | 'same')[]
  readonly by: readonly Actor[]
}

export interface StateEvent<State extends string> {
  /** What it means, for the documentation. */
  readonly means: string
  readonly transitions: readonly Transition<State>[]
}

export interface StateMachine<State extends string, Event extends string> {
  readonly name: string
  /** The table of the database whose rows have these states. */
  readonly table: string
  /** What else the reader of the documentation has to know. */
  readonly note?: string
  readonly begins: readonly { readonly state: State; readonly by: readonly Actor[] }[]
  readonly events: Readonly<Record<Event, StateEvent<State>>>
}

/**
 * The states of something that money depends on, and who may move it, as data: the code asks it before it writes a state, and
 * docs/security.md is drawn from it (`npm run states`).
 */
export class StateTable<State extends string, Event extends string> {
  readonly machine: StateMachine<State, Event>
  constructor(machine: StateMachine<State, Event>) {
    this.machine = machine
  }

  /** The state that a new row has. Throws where nothing begins there, or not by this one: a fault of ours. */
  begin<Begun extends State>(state: Begun, by?: Actor): Begun {
    const isKnown = this.machine.begins.some(
      (one) => one.state === state && (by === undefined || one.by.includes(by)),
    )
    if (!isKnown) throw new Error(`${this.machine.name}: nothing begins as ${state} by ${by ?? 'any actor'}`)
    return state
  }

  /** Whether an event has an effect in a state; where it has none, nothing changes. */
  has(event: Event, from: State): boolean {
    return this.#find(event, from) !== undefined
  }

  /** Throws where an event leads elsewhere than the table says: a fault of ours. */
  requireTarget(event: Event, from: State, to: State): void {
    const transition = this.#find(event, from)
    const isKnown =
      transition?.to.includes(to) === true || (to === from && transition?.to.includes('same') === true)
    if (!isKnown) throw new Error(`${this.machine.name}: ${event} does not lead from ${from} to ${to}`)
  }

  /** Throws where the actor may not do that: a programming error, since the caller has been refused before. */
  requireActor(event: Event, from: State, by: Actor): void {
    const isAllowed = this.machine.events[event].transitions.some(
      (one) => one.from.includes(from) && one.by.includes(by),
    )
    if (!isAllowed) throw new Error(`${this.machine.name}: ${event} from ${from} is not for ${by}`)
  }

  /** Where an event leads by this one; undefined where it leads nowhere. Of events that lead to one state. */
  next(event: Event, from: State, by: Actor): State | undefined {
    const transition = this.machine.events[event].transitions.find(
      (one) => one.from.includes(from) && one.by.includes(by),
    )
    const [to] = transition?.to ?? []
    return to === 'same' ? from : to
  }

  /** From which states an event leads to which one, by this one, for a statement that changes rows. Throws where there are several. */
  step(event: Event, by: Actor): { readonly from: readonly State[]; readonly to: State } {
    const transitions = this.machine.events[event].transitions.filter((one) => one.by.includes(by))
    const [one] = transitions
    const [to] = one?.to ?? []
    if (transitions.length !== 1 || !one || one.to.length !== 1 || to === undefined || to === 'same')
      throw new Error(`${this.machine.name}: ${event} by ${by} is not one step`)
    return { from: one.from, to }
  }

  #find(event: Event, from: State): Transition<State> | undefined {
    return this.machine.events[event].transitions.find((one) => one.from.includes(from))
  }
}

const THEMSELVES: readonly Actor[] = ['member', 'provider', 'site']

/** Who acts, by how a row's events name them: an operator is named there. */
export const actorOf = ({ as, by }: { readonly by: string; readonly as?: Actor }): Actor =>
  as ?? THEMSELVES.find((one) => one === by) ?? 'operator'
