import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import { SHARED_LIBRARIES } from '@site/config'
import { LightEntryPlugin } from './light-entry.plugin.ts'
import { LoadScriptPlugin } from './load-script.plugin.ts'
import { appFolder, distFolder } from '../paths.ts'
import { resolve, rules } from './rules.ts'
import { sharedChunks } from './shared-chunks.ts'

/** `./home.screen` → its file; every screen and slot of a module is exposed, one by one. */
export const exposesOf = (name: string): Record<string, string> => exposesIn(appFolder(name))

/** The same of a module in any folder. */
export function exposesIn(folder: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [part, kind] of [
    ['screens', 'screen'],
    ['slots', 'slot'],
  ] as const) {
    const path = join(folder, 'src', part)
    if (!existsSync(path)) continue
    for (const file of readdirSync(path)) {
      const match = new RegExp(`^([a-z0-9-]+)\\.${kind}\\.tsx$`).exec(file)
      if (match) found[`./${match[1]}.${kind}`] = join(path, file)
    }
  }
  return found
}

/** The router's package names its development build alone; the other, beside it, warns of nothing. */
export const withoutWarnings = new webpack.NormalModuleReplacementPlugin(
  /[\\/]react-router[\\/]dist[\\/]development[\\/]/,
  ({ createData }) => {
    if (createData === undefined) return
    const other = (path = ''): string => path.replace(/([\\/]dist[\\/])development/, '$1production')
    createData.resource = other(createData.resource)
    createData.userRequest = other(createData.userRequest)
    createData.request = other(createData.request)
    createData.context = other(createData.context)
  },
)

function browser(name: string, hash: string): Configuration {
  return {
    name,
    mode: 'production',
    devtool: false,
    target: ['web', 'es2022'],
    context: appFolder(name === 'mono' ? 'shell' : name),
    // Libraries that have newer JavaScript beside ES5 give it.
    resolve: { ...resolve, conditionNames: ['es2015', '...'] },
    module: { rules: rules('browser') },
    output: {
      path: join(distFolder(name), 'browser'),
      clean: true,
      publicPath: '',
      filename: '[name].[contenthash:16].js',
      chunkFilename: '[name].[contenthash:16].js',
      // Two releases of one module may meet on a page (the fall-back): their chunks must not.
      uniqueName: `${name}_${hash}`,
      // What could not begin, for want of a shared library that was lost on its way, begins anew at the next try.
      strictModuleExceptionHandling: true,
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:16].css',
        chunkFilename: '[name].[contenthash:16].css',
        runtime: false,
      }),
      new LoadScriptPlugin(name),
      withoutWarnings,
    ],
    optimization: {
      chunkIds: 'named',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
  }
}

/** Browser build of a remote: a lean container; libraries come from the shell (architecture: federation). */
export function remoteConfig(name: string, hash: string, version: string): Configuration {
  const base = browser(name, hash)
  return {
    ...base,
    entry: {},
    // The entry names every one: ten digits distinguish the builds of one file, and integrity says which it is.
    output: { ...base.output, chunkFilename: '[name].[contenthash:10].js' },
    optimization: {
      ...base.optimization,
      chunkIds: 'deterministic',
      splitChunks: sharedChunks(appFolder(name)),
    },
    plugins: [
      ...(base.plugins ?? []),
      new LightEntryPlugin(),
      new webpack.NormalModuleReplacementPlugin(
        /webpack-bundler-runtime[\\/](dist[\\/])?(bundler|index)(\.js)?$/,
        fileURLToPath(new URL('./bundler-runtime.shim.js', import.meta.url)),
      ),
      new ModuleFederationPlugin({
        name: globalOf(name, hash),
        filename: 'entry.[contenthash:16].js',
        library: { type: 'window', name: globalOf(name, hash) },
        exposes: Object.fromEntries(
          Object.entries(exposesOf(name)).map(([key, file]) => [key, { import: file, name: key.slice(2) }]),
        ),
        shared: Object.fromEntries(
          SHARED_LIBRARIES.map(({ request, range }) => [
            request,
            { singleton: true, import: false as const, requiredVersion: range },
          ]),
        ),
        shareStrategy: 'loaded-first',
        manifest: {
          filePath: '',
          fileName: 'manifest.json',
          additionalData: ({ stats }) => ({
            ...stats,
            metaData: { ...stats.metaData, buildInfo: { buildVersion: version, buildName: name } },
          }),
        },
        dts: false,
        dev: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  }
}

export const globalOf = (name: string, hash: string): string => `m_${name.replaceAll('-', '_')}_${hash}`

/** Browser build of the shell: no remotes and no federation plugin; the libraries change less often than the shell. */
export function shellConfig(hash: string): Configuration {
  const base = browser('shell', hash)
  return {
    ...base,
    entry: { shell: './src/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true', ENV_TARGET: '"web"' }),
    ],
    optimization: {
      ...base.optimization,
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          // Libraries of what opens later (dialogs) are fetched once, whichever opens first.
          later: {
            name: 'later',
            chunks: 'async',
            // What measures comes with who measures, and waits for no dialog's libraries.
            test: /^(?!.*[\\/]web-vitals[\\/]).*[\\/]node_modules[\\/]/,
            enforce: true,
          },
          vendor: { name: 'vendor', chunks: 'initial', test: /[\\/]node_modules[\\/]/, enforce: true },
        },
      },
    },
  }
}

/**
 * The yardstick: the same source as one bundle, tuned the same way (one file for the home route, the rest split by route),
 * without federation. `source` is the module source that replaces the federated one. It is not shipped.
 */
export function monoConfig(hash: string, source: string): Configuration {
  const base = browser('mono', hash)
  return {
    ...base,
    entry: { mono: './src/main.tsx' },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/federated-source\.ts$/, source),
    ],
  }
}

/** Server build of a module: the same screens as one file; shared libraries come from the drawing server. */
export function serverConfig(name: string, entry: string, external: boolean): Configuration {
  const requests = new Set(SHARED_LIBRARIES.map(({ request }) => request))
  return {
    name: `${name} (server)`,
    mode: 'production',
    devtool: false,
    target: 'node24',
    context: appFolder(name),
    resolve,
    entry,
    module: { rules: rules('server') },
    output: {
      path: join(distFolder(name), 'server'),
      clean: true,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
    },
    externals: external
      ? [
          ({ request }, done) =>
            request !== undefined && requests.has(request) ? done(undefined, `commonjs ${request}`) : done(),
        ]
      : [],
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
    optimization: { minimize: false },
    performance: false,
    stats: 'errors-warnings',
  }
}
