/** Unit tests beside the code, and the API over real HTTP. Journeys live in e2e (Playwright). */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  },
]
const shared = {
  transform: { '^.+\\.[cm]?[jt]sx?$': swc },
  moduleNameMapper: { '\\.css$': '<rootDir>/packages/build/jest/css-stub.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/.data/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  // pnpm keeps packages under .pnpm/; those that ship ES modules only are compiled for jest as well.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(jose|jotai|kysely|lucide-react|@site|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities)[@/])',
  ],
}
export default {
  testSequencer: '<rootDir>/packages/build/jest/slow-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/packages/build/jest/measured-jsdom.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/build/jest/jest-patience.cjs'],
      testMatch: [`<rootDir>/{apps,packages/ui,packages/shared-api,packages/composition}/**/*.test.{ts,tsx}`],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/packages/build/jest/measured-node.cjs',
      setupFilesAfterEnv: ['<rootDir>/packages/build/jest/jest-patience.cjs'],
      testMatch: [
        `<rootDir>/{services,tools,packages/config,packages/build,packages/hot,e2e/fixtures}/**/*.test.ts`,
      ],
    },
  ],
}
