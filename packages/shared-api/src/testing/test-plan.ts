import type { Plan } from '@site/config/schema'

/** A plan as the delivery service writes it, for tests: brand lotus, no modules; `overrides` says what matters to the test. */
export function testPlan(overrides: Partial<Plan> = {}): Plan {
  return {
    id: 'test',
    composition: 'federated',
    brand: {
      merchant: 'lotus',
      name: 'Lotus',
      tagline: 'Good games, calmly kept',
      mark: 'lotus',
      currency: { code: 'THB', symbol: '฿' },
      languages: ['TY', 'EN'],
      defaultLanguage: 'TY',
      defaultTheme: 'dark',
      adultAge: 18,
      imageHosts: [],
      jackpot: { source: 'range', min: 1_000_000, max: 2_000_000, stepMin: 100, stepMax: 200 },
    },
    language: 'EN',
    theme: 'dark',
    memberHint: false,
    flags: [],
    release: 'test',
    closure: null,
    inlined: [],
    styles: {},
    status: 0,
    landing: null,
    modules: [],
    routes: [],
    slots: [],
    entries: [],
    popups: [],
    integrity: {},
    messages: {},
    laterMessages: [],
    data: [],
    drawn: false,
    worker: false,
    offline: false,
    ...overrides,
  }
}

/** A route of the plan with a path alone: enough for links to exist. */
export function testRoute(path: string): Plan['routes'][number] {
  return {
    id: path.slice(3),
    path,
    aliases: [],
    module: 'test',
    expose: './test.screen',
    titleKey: 'title.test',
    back: null,
    header: 'title',
    footer: false,
    access: 'anyone',
    data: [],
  }
}

/** A filled place of the plan. */
export function testSlot(slot: string): Plan['slots'][number] {
  return { slot, module: 'test', expose: './test.slot', order: 0, eager: false, data: [] }
}

/** A popup of the plan. */
export function testPopup(name: string): Plan['popups'][number] {
  return {
    name,
    module: 'test',
    expose: `./${name}.slot`,
    title: { module: 'test', key: `popup.${name}` },
    access: 'anyone',
    dismissable: true,
    guarded: false,
    look: 'sheet',
  }
}

/** A row of the frame. */
export function testEntry(
  entry: Pick<Plan['entries'][number], 'id' | 'at' | 'to'> & Partial<Plan['entries'][number]>,
): Plan['entries'][number] {
  return {
    module: 'test',
    text: { module: 'test', key: `entry.${entry.id}` },
    icon: 'star',
    order: 10,
    for: 'anyone',
    freePlay: 'allowed',
    signIn: false,
    look: 'plain',
    browserOnly: false,
    ...entry,
  }
}
