import boundaries from 'eslint-plugin-boundaries'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// Rules that need types are in .oxlintrc.json: the native compiler finds it in a part of the time.

/** Who may import whom (default: no package). The table is in the README; this file is what fails the build. */
const element = (type, pattern, capture = []) => ({ type, pattern, capture })
const allow = (from, to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

/** What everything in the platform builds on; `service` is what lies beside the rooms (deps.ts). */
const PLATFORM = ['platform-base', 'service', 'contract', 'config', 'art', 'kit']

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '.data',
      '**/.cache',
      'shots',
      'bench-results',
      'coverage',
      '**/*.cjs',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.base],
    plugins: { boundaries, 'react-hooks': reactHooks },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    settings: {
      'import/resolver': { typescript: { project: './tsconfig.json' } },
      'boundaries/elements': [
        element('host', 'apps/shell/src/host'),
        element('chrome', 'apps/shell/src/chrome'),
        element('console-feature', 'apps/operator/src/features/*', ['feature']),
        element('console', 'apps/operator'),
        element('feature', 'apps/*/src/features/*', ['app', 'feature']),
        element('app', 'apps/*', ['app']),
        element('contract', 'packages/shared-api/src/contract'),
        element('shared-api', 'packages/shared-api'),
        element('composition', 'packages/composition'),
        element('ui', 'packages/ui'),
        element('config', 'packages/config'),
        element('art', 'services/art'),
        element('build', 'packages/build'),
        element('hot', 'packages/hot'),
        element('kit', 'services/kit'),
        element('platform-tool', 'services/platform/src/@(bench|cli)', ['tool']),
        element('platform-base', 'services/platform/src/@(api|db|providers|start)', ['room']),
        element('context', 'services/platform/src/*', ['context']),
        element('service', 'services/*', ['service']),
        element('e2e', 'e2e'),
        element('tools', 'tools'),
      ],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          policies: [
            {
              from: { element: { type: 'app' } },
              allow: {
                to: { element: { type: 'app', captured: { app: '{{ from.element.captured.app }}' } } },
              },
            },
            {
              from: { element: { type: 'app' } },
              allow: {
                to: { element: { type: 'feature', captured: { app: '{{ from.element.captured.app }}' } } },
              },
            },
            {
              from: { element: { type: 'feature' } },
              allow: {
                to: {
                  element: {
                    type: 'feature',
                    captured: {
                      app: '{{ from.element.captured.app }}',
                      feature: '{{ from.element.captured.feature }}',
                    },
                  },
                },
              },
            },
            {
              from: { element: { type: 'feature' } },
              allow: {
                to: { element: { type: 'app', captured: { app: '{{ from.element.captured.app }}' } } },
              },
            },
            // The frame's rooms: the chrome draws over what the host carries out, never the other way.
            allow('host', ['host', 'composition', 'shared-api', 'contract', 'ui', 'config']),
            allow('chrome', ['chrome', 'host', 'composition', 'shared-api', 'contract', 'ui', 'config']),
            {
              from: { element: { type: 'app', captured: { app: 'shell' } } },
              allow: { to: { element: { types: { anyOf: ['host', 'chrome', 'composition'] } } } },
            },
            // The console is a site of its own: calls and what brands may declare, no module's code.
            allow('console', ['console', 'console-feature', 'contract', 'config']),
            {
              from: { element: { type: 'console' } },
              allow: {
                to: {
                  element: { type: 'shared-api', fileInternalPath: 'src/client/@(address|pictures).ts' },
                },
              },
            },
            {
              from: { element: { type: 'console-feature' } },
              allow: {
                to: {
                  element: {
                    type: 'console-feature',
                    captured: { feature: '{{ from.element.captured.feature }}' },
                  },
                },
              },
            },
            allow('console-feature', ['console', 'contract', 'config']),
            allow('app', ['shared-api', 'contract', 'ui', 'config']),
            allow('feature', ['shared-api', 'contract', 'ui', 'config']),
            allow('composition', ['composition', 'shared-api', 'ui', 'config']),
            allow('shared-api', ['shared-api', 'contract', 'ui', 'config']),
            allow('contract', ['contract', 'config']),
            allow('ui', ['ui']),
            allow('config', ['config']),
            allow('build', ['build', 'config']),
            allow('hot', ['hot', 'build', 'config', 'shared-api']),
            {
              from: { element: { type: 'service' } },
              allow: {
                to: {
                  element: { type: 'service', captured: { service: '{{ from.element.captured.service }}' } },
                },
              },
            },
            allow('service', ['contract', 'config', 'art', 'kit', 'platform-base']),
            // A context of the platform meets another through its public face alone; its tools may look inside.
            {
              from: { element: { type: 'context' } },
              allow: {
                to: {
                  element: { type: 'context', captured: { context: '{{ from.element.captured.context }}' } },
                },
              },
            },
            {
              from: { element: { types: { anyOf: ['context', 'platform-base', 'service'] } } },
              allow: { to: { element: { type: 'context', fileInternalPath: 'index.ts' } } },
            },
            allow('context', PLATFORM),
            allow('platform-base', PLATFORM),
            allow('platform-tool', [...PLATFORM, 'context', 'platform-tool']),
            allow('art', ['art', 'kit']),
            allow('kit', ['kit', 'contract']),
            allow('e2e', ['e2e', 'config', 'service', 'contract', 'tools']),
            allow('tools', ['tools', 'config', 'build']),
            {
              from: {
                element: {
                  types: {
                    anyOf: [
                      'app',
                      'console',
                      'console-feature',
                      'host',
                      'chrome',
                      'feature',
                      'contract',
                      'composition',
                      'shared-api',
                      'ui',
                      'config',
                      'art',
                      'build',
                      'kit',
                      'platform-tool',
                      'platform-base',
                      'context',
                      'service',
                      'e2e',
                      'tools',
                    ],
                  },
                },
              },
              allow: { to: { module: { origin: ['external', 'core'] } } },
            },
            {
              from: {
                element: {
                  types: {
                    anyOf: [
                      'app',
                      'console',
                      'console-feature',
                      'host',
                      'chrome',
                      'feature',
                      'composition',
                      'ui',
                    ],
                  },
                },
              },
              disallow: { to: { module: { source: ['zod', 'fastify', 'kysely', 'node:*'] } } },
            },
          ],
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="style"]',
          message: 'The policy of served pages forbids inline styles: use a class or an attribute.',
        },
        { selector: 'CallExpression[callee.name="eval"]', message: 'No eval.' },
      ],
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: ['apps/**/*.{ts,tsx}', 'packages/{ui,shared-api,composition}/**/*.{ts,tsx}'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'services/*/test/**/*.ts', 'e2e/**/*.ts'],
    rules: { 'boundaries/dependencies': 'off' },
  },
)
