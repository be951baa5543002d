import { fileURLToPath } from 'node:url'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Configuration, RuleSetRule } from 'webpack'

/** Loaders are this package's, whichever module is built. */
const here = (loader: string): string => fileURLToPath(import.meta.resolve(loader))

const CONTRACT_FILE = /[\\/]packages[\\/]shared-api[\\/]src[\\/]contract[\\/][a-z-]+\.ts$/
const ICON_DATA = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/
const contractLoader = fileURLToPath(new URL('../contract/contract.loader.ts', import.meta.url))
const iconDataLoader = fileURLToPath(new URL('./icon-data.loader.ts', import.meta.url))

/** TypeScript and CSS modules, alike in every build of a module: browser, server and one-bundle. */
export function rules(target: 'browser' | 'server'): RuleSetRule[] {
  return [
    // Before TypeScript: the browser gets a table of the calls, not their schemas.
    { test: CONTRACT_FILE, enforce: 'pre', loader: contractLoader },
    { test: ICON_DATA, loader: iconDataLoader },
    {
      test: /\.[cm]?tsx?$/,
      loader: here('swc-loader'),
      options: {
        env:
          target === 'browser'
            ? { targets: 'chrome >= 107, safari >= 16, firefox >= 110' }
            : { targets: 'node 20' },
        jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
      },
    },
    {
      test: /\.css$/,
      use: [
        ...(target === 'browser' ? [MiniCssExtractPlugin.loader] : []),
        {
          loader: here('css-loader'),
          options: {
            esModule: true,
            modules: {
              auto: true,
              namedExport: false,
              exportLocalsConvention: 'as-is',
              exportOnlyLocals: target === 'server',
              // The same names for every builder and folder: a class is its file in the repository and its own name.
              localIdentName: '[local]-[hash:base64:5]',
              localIdentContext: new URL('../../../../', import.meta.url).pathname,
            },
          },
        },
      ],
    },
  ]
}

export const resolve: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'],
}
