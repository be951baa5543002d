import { join } from 'node:path'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'
import { appFolder, distFolder } from '../paths.ts'
import { withoutWarnings } from '../presets/configs.ts'
import { resolve, rules } from '../presets/rules.ts'
import { IntegrityPlugin } from './integrity.plugin.ts'

/** Browser build of the operators' console: one bundle with its pages apart, libraries in a file that changes less often. */
export function consoleConfig(name: string): Configuration {
  return {
    name,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: appFolder(name),
    resolve,
    entry: { console: './src/main.tsx' },
    module: { rules: rules('browser') },
    output: {
      path: join(distFolder(name), 'browser'),
      clean: true,
      publicPath: '/console/-/',
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      uniqueName: 'console',
      crossOriginLoading: 'anonymous',
    },
    plugins: [new IntegrityPlugin(), withoutWarnings],
    optimization: {
      chunkIds: 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          editor: {
            name: 'editor',
            chunks: 'async',
            test: /[\\/]node_modules[\\/](\.pnpm[\\/])?(@tiptap|prosemirror|linkifyjs|ra-input-rich-text)/,
            enforce: true,
            priority: 1,
          },
          // What lists and forms are made of: fetched once, whichever page opens first.
          later: {
            name: 'later',
            chunks: 'async',
            test: /[\\/]node_modules[\\/]/,
            minChunks: 2,
            enforce: true,
          },
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, format: { comments: false } },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}
