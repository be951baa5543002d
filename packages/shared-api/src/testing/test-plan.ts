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
