import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';

export type Mode = 'production' | 'development';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
const run = promisify(execFile);
const at = (...parts: string[]) => join(root, ...parts);

/** What browsers of the last two years run as it is. */
const LANGUAGE = 'es2022';

const scripts = (mode: Mode, refresh: boolean) => ({
  rules: [
    {
      test: /\.tsx?$/,
      exclude: /node_modules/,
      loader: 'builtin:swc-loader',
      type: 'javascript/auto',
      options: {
        jsc: {
          target: LANGUAGE,
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: mode === 'development', refresh } },
        },
      },
    },
  ],
});

/** A short name for the texts as they are now; another one whenever one of them changes. */
const localesVersion = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(at('locales'), { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files.filter((name) => name.endsWith('.json')))
    hash.update(readFileSync(at('locales', file)));
  return hash.digest('hex').slice(0, 8);
};

/** What every build has in common; each is a compilation of its own. */
const common = (name: string, mode: Mode, refresh = false): Configuration => ({
  name,
  mode,
  context: root,
  target: ['web', LANGUAGE],
  devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
  module: scripts(mode, refresh),
  plugins: [
    new rspack.DefinePlugin({ LOCALES_VERSION: JSON.stringify(localesVersion()) }),
    ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
  ],
  resolve: { extensions: ['.js', '.mjs', '.json'] },
  performance: false,
});

/** Three passes: fewer bytes before the login. `unsafe_arrows` breaks React, and is for the SDK's own code alone. */
const minified = ({
  module,
  arrows = false,
  exclude = [],
}: {
  module: boolean;
  arrows?: boolean;
  exclude?: string | string[];
}) =>
  new rspack.SwcJsMinimizerRspackPlugin({
    exclude,
    minimizerOptions: {
      module,
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, module, unsafe_arrows: arrows, keep_fargs: false, toplevel: true },
      format: { comments: false },
    },
  });

/**
 * One hash for a whole build: with a hash of its own for each file, the page's first script would carry the table of them
 * all, 600 bytes that every login waits for (docs/decisions/010-one-hash-for-a-build.md).
 */
const hashed = (mode: Mode) => (mode === 'production' ? '[name].[fullhash:8].js' : '[name].js');

/** A page with its scripts and the static files that lie beside it. */
const page = (mode: Mode) => {
  const isProduction = mode === 'production';
  return { filename: hashed(mode), chunkFilename: hashed(mode), publicPath: '/', pathinfo: !isProduction };
};

/**
 * Chunks are named where they are imported, one a group (docs/decisions/016-few-chunks.md). What several of them share is a file
 * of its own when it is large, loaded beside them in the same round trip; what is small is cheaper twice than apart.
 */
const sharedChunks = {
  chunks: 'async',
  minSize: 35_000,
  maxAsyncRequests: 4,
  cacheGroups: { defaultVendors: false, default: { minChunks: 3, reuseExistingChunk: true } },
} as const;

/** The portal's own page, without a trace of federation. */
const portal = (mode: Mode): Configuration => {
  const shared = common('portal', mode, mode === 'development');
  return {
    ...shared,
    entry: { portal: './src/standalone.tsx' },
    output: {
      ...page(mode),
      path: at('dist/portal'),
      uniqueName: 'wholesalePortal',
      clean: { keep: 'remote/' },
    },
    optimization: { splitChunks: sharedChunks, minimizer: [minified({ module: false })] },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './public/index.html', minify: mode === 'production' }),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html'] } },
          { from: 'locales', to: 'locales' },
        ],
      }),
    ],
  };
};

/** The portal for slots is made of ES modules; `PORTAL_ROOT` leads from its files to the portal's own root. */
const slot = (name: string, mode: Mode, portalRoot: string): Configuration => {
  const shared = common(name, mode);
  const ownPlace = new rspack.DefinePlugin({ PORTAL_ROOT: JSON.stringify(portalRoot) });
  return {
    ...shared,
    optimization: { splitChunks: sharedChunks, minimizer: [minified({ module: true })] },
    plugins: [...(shared.plugins ?? []), ownPlace],
  };
};

const moduleOutput = {
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  publicPath: 'auto',
  filename: '[name].js',
} as const;

/** The files a host SDK preloads keep their names; what they load in turn is named by its content. */
const slotChunk = '[name].[contenthash:8].js';

/**
 * Federation's runtime reaches the bundle as CommonJS, on which its size options do nothing: these lead to the same packages'
 * ES builds, which takes the entry from 31 to 17 KB gzip.
 */
const federationAsModules = (): Record<string, string> =>
  Object.fromEntries(
    ['error-codes', 'runtime', 'runtime-core', 'runtime-tools', 'sdk', 'webpack-bundler-runtime'].flatMap(
      (name) => {
        const specifier = `@module-federation/${name}`;
        const modules = fileURLToPath(import.meta.resolve(specifier));
        return [
          [`${specifier}$`, modules],
          [require.resolve(specifier), modules],
        ];
      },
    ),
  );

const sharedReact = { singleton: true, strictVersion: true, requiredVersion: '^19.0.0' };

/** The federated remote: an ES module with `init` and `get`, for parents with a React 19. */
const remote = (mode: Mode): Configuration => {
  const shared = slot('remote', mode, '../');
  return {
    ...shared,
    entry: {},
    output: {
      ...moduleOutput,
      path: at('dist/portal/remote'),
      uniqueName: 'wholesalePortalRemote',
      chunkFilename: ({ chunk }) => (chunk?.name === 'mount' ? '[name].js' : slotChunk),
      clean: { keep: 'self-contained/' },
    },
    resolve: { ...shared.resolve, alias: federationAsModules() },
    plugins: [
      ...(shared.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'portal',
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './mount': { import: './src/mount.tsx', name: 'mount' } },
        shared: {
          react: sharedReact,
          'react/': sharedReact,
          'react-dom': sharedReact,
          'react-dom/': sharedReact,
        },
        shareStrategy: 'loaded-first',
        dts: false,
        experiments: { optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
};

/** The same portal with a React of its own, for every other parent: one ES module that exports `mount`. */
const selfContained = (mode: Mode): Configuration => ({
  ...slot('self-contained', mode, '../../'),
  entry: { mount: './src/mount.tsx' },
  output: {
    ...moduleOutput,
    path: at('dist/portal/remote/self-contained'),
    uniqueName: 'wholesalePortalSelfContained',
    library: { type: 'module' },
    chunkFilename: slotChunk,
    clean: true,
  },
});

/** Writes the type declarations of the host SDK, which no bundler does. */
const declarationsOfHostSdk = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('declarations', async () => {
      await run(process.execPath, [
        require.resolve('typescript/bin/tsc'),
        '-p',
        at('src/host-sdk/tsconfig.json'),
      ]);
    });
  },
};

/**
 * What a parent app installs: ES modules, of which only `react.js` imports React. `importFrom.js` isn't minified, which would
 * remove the comments that tell the parent's bundler to leave its import to the browser.
 */
const hostSdk = (mode: Mode): Configuration => ({
  ...common('host-sdk', mode),
  entry: {
    index: './src/host-sdk/index.ts',
    react: './src/host-sdk/OrderingPortal.tsx',
    testing: './src/host-sdk/createMockPortal.ts',
    importFrom: './src/host-sdk/importFrom.ts',
  },
  externalsType: 'module',
  externals: [
    'react',
    'react/jsx-runtime',
    'react-dom',
    'react-dom/client',
    { './index.ts': './index.js', './importFrom.ts': './importFrom.js' },
  ],
  output: {
    path: at('dist/host-sdk'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'modern-module' },
    clean: { keep: 'types/' },
  },
  optimization: {
    chunkIds: 'named',
    splitChunks: false,
    minimizer: [minified({ module: true, arrows: true, exclude: 'importFrom.js' })],
  },
  plugins: [
    new rspack.CopyRspackPlugin({
      patterns: [{ from: 'src/host-sdk/package.json' }, { from: 'src/host-sdk/README.md' }],
    }),
    declarationsOfHostSdk,
  ],
});

/** The demo parent, and the page without React. */
const shell = (mode: Mode): Configuration => {
  const shared = common('shell', mode, mode === 'development');
  return {
    ...shared,
    entry: { shell: './host-demo/shell/main.tsx', plain: './host-demo/shell/plain.ts' },
    output: { ...page(mode), path: at('dist/shell'), uniqueName: 'fieldDesk', clean: true },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.HtmlRspackPlugin({ template: './host-demo/shell/index.html', chunks: ['shell'] }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'host-demo/shell/shell.css' }] }),
      new rspack.HtmlRspackPlugin({
        template: './host-demo/shell/plain.html',
        filename: 'plain.html',
        chunks: ['plain'],
      }),
    ],
  };
};

/** Every build of the project by its name; `rspack build --config-name portal` makes one. */
export const builds = { portal, remote, 'self-contained': selfContained, 'host-sdk': hostSdk, shell };

const isDevelopment = process.env.RSPACK_MODE === 'development';

export default (_env: unknown, { mode }: { mode?: Mode } = {}): Configuration[] =>
  Object.values(builds).map((build) => build(mode ?? (isDevelopment ? 'development' : 'production')));
