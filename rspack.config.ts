import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Compilation, type Compiler, type Configuration, type Module, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { version as reactVersion } from 'react';
import { alsoCommonJs, markAsClient, writeDeclarations } from './.ci/hostSdkFiles.ts';
import type * as FirstPaint from './src/entries/firstPaint.tsx';
import { audiencePattern } from './src/routing/audiencePattern.ts';
import { chunksOf } from './src/routing/screenAt.ts';

export type Mode = 'production' | 'development';

const root = import.meta.dirname;
const require = createRequire(import.meta.url);
/** The CSS compiler of styled-components. */
const stylis = dirname(createRequire(require.resolve('styled-components')).resolve('stylis/package.json'));
const resolvePath = (...parts: string[]) => join(root, ...parts);

/** Takes comments and white space out of the styles; the styles of a development build stay readable. */
const STYLES_PLUGIN = [
  '@swc/plugin-styled-components',
  { displayName: false, ssr: false, minify: true, transpileTemplateLiterals: false, pure: true },
];

/** Browsers of the last two years run it without changes. */
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
          experimental: { plugins: mode === 'production' ? [STYLES_PLUGIN] : [] },
        },
      },
    },
    { test: /styled-components\.browser\.esm\.js$/, loader: resolvePath('.ci/stableComponentIds.mjs') },
    { test: /axios\/lib\/utils\.js$/, loader: resolvePath('.ci/trimAxios.mjs') },
    { test: /react-router\/dist\/\w+\/lib\/dom\/lib\.js$/, loader: resolvePath('.ci/trimRouter.mjs') },
    {
      test: /i18next\/dist\/es(m\/i18next|\/useTranslation)\.js$/,
      loader: resolvePath('.ci/trimWarnings.mjs'),
    },
    { test: /i18next\/dist\/esm\/i18next\.js$/, loader: resolvePath('.ci/trimI18next.mjs') },
    {
      test: /react-router\/dist\/production\/lib\/(hooks|dom\/lib|router\/(utils|history))\.js$/,
      loader: resolvePath('.ci/trimWarnings.mjs'),
    },
    ...(mode === 'production'
      ? [{ test: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/, loader: resolvePath('.ci/trimIcons.mjs') }]
      : []),
  ],
});

const localesVersion = (): string => {
  const hash = createHash('sha256');
  const files = readdirSync(resolvePath('locales'), { recursive: true, encoding: 'utf8' }).toSorted();
  for (const file of files.filter((name) => name.endsWith('.json')))
    hash.update(readFileSync(resolvePath('locales', file)));
  return hash.digest('hex').slice(0, 8);
};

const common = (name: string, mode: Mode, refresh = false): Configuration => ({
  name,
  mode,
  context: root,
  target: ['web', LANGUAGE],
  devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
  module: scripts(mode, refresh),
  plugins: [
    new rspack.DefinePlugin({
      LOCALES_VERSION: JSON.stringify(localesVersion()),
      EVERYONES_PATHS: JSON.stringify(audiencePattern('everyone')),
      CUSTOMERS_PATHS: JSON.stringify(audiencePattern('customers')),
      NONCE_PATHS: JSON.stringify(audiencePattern('nonce')),
    }),
    ...(refresh ? [new ReactRefreshRspackPlugin()] : []),
  ],
  resolve: {
    extensions: ['.js', '.mjs', '.json'],
    alias: {
      // Axios sends with XMLHttpRequest in every browser; its adapter for fetch is never used.
      [require.resolve('axios/unsafe/adapters/fetch.js')]: false,
      // A list of names for statuses, which nobody reads.
      [require.resolve('axios/unsafe/helpers/HttpStatusCode.js')]: false,
      // Forms are sent as JSON, and requests are cancelled by signals.
      [require.resolve('axios/unsafe/helpers/formDataToJSON.js')]: false,
      [require.resolve('axios/unsafe/helpers/toFormData.js')]: false,
      [require.resolve('axios/unsafe/helpers/toURLEncodedForm.js')]: false,
      // api/http.ts writes parameters into the address.
      [require.resolve('axios/unsafe/helpers/AxiosURLSearchParams.js')]: false,
      [require.resolve('axios/unsafe/cancel/CancelToken.js')]: false,
      // Of the cookies scripts can read, none is sent as a header (`withXSRFToken` in api/http.ts).
      [require.resolve('axios/unsafe/helpers/cookies.js')]: false,
      [require.resolve('axios/unsafe/helpers/isURLSameOrigin.js')]: false,
      [require.resolve('axios/unsafe/core/assertParamsAcyclic.js')]: resolvePath('.ci/trimAxiosChecks.mjs'),
      [require.resolve('axios/unsafe/helpers/validator.js')]: resolvePath('.ci/trimAxiosChecks.mjs'),
      // styled-components adds vendor prefixes on request only.
      [join(stylis, 'src/Prefixer.js')]: false,
      // What this entry adds is its own version, in each request.
      'firebase/app$': '@firebase/app',
    },
  },
  performance: false,
});

/** Three passes, for fewer bytes before the login. `unsafe_arrows` breaks React, so only the SDK's own code uses it. */
const minifier = ({
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
 * One hash for a whole build: with one hash per file, the page's first script would contain a table of them, 600 bytes
 * before every login (docs/decisions/010-one-hash-for-a-build.md).
 */
const scriptFilename = (mode: Mode) => (mode === 'production' ? '[name].[fullhash:8].js' : '[name].js');

const page = (mode: Mode) => {
  const isProduction = mode === 'production';
  return {
    filename: scriptFilename(mode),
    chunkFilename: scriptFilename(mode),
    publicPath: '/',
    pathinfo: !isProduction,
  };
};

const SERVICE_WORKER = 'sw.js';
/** The WebAssembly of src/entries/barcodeWorker.ts. */
const BARCODE_READER = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));

/** The scripts of pages and workers; `card` is that of the card form's page. */
const ENTRIES = [
  'portal',
  'early',
  'card',
  'altcha',
  'list',
  'barcode',
  'serviceWorker',
  'removeServiceWorker',
];

/** The files of each named chunk, with those that it shares with others: what a browser loads for it. */
const filesOfChunks = ({ namedChunkGroups, outputOptions }: Compilation): Record<string, string[]> =>
  Object.fromEntries(
    [...namedChunkGroups]
      .filter(([name]) => !ENTRIES.includes(name ?? ''))
      .map(([name, group]) => [
        name,
        group
          .getFiles()
          .filter((file) => file.endsWith('.js'))
          .map((file) => `${outputOptions.publicPath}${file}`),
      ]),
  );

const FIRST_PAINT = resolvePath('dist/first-paint/index.mjs');

/** The templates of the first paint, from the build `first-paint`. */
const renderFirstPaint = async (): Promise<string> => {
  const code: typeof FirstPaint = await import(`${pathToFileURL(FIRST_PAINT).href}?${Date.now()}`);
  const readTexts = (language: string) =>
    JSON.parse(readFileSync(resolvePath('locales', language, 'entry.json'), 'utf8'));
  return code.renderFirstPaint(
    Object.fromEntries(
      readdirSync(resolvePath('locales')).map((language) => [language, readTexts(language)]),
    ),
  );
};

/**
 * Writes into index.html: the templates of its first paint, and the early script instead of its file, with the names of the
 * files that it may preload.
 */
const completePage = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('page', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tapPromise({ name: 'page', stage }, async (assets) => {
        const name = Object.keys(assets).find((file) => /^early\..*js$/.test(file));
        const html = assets['index.html']?.source().toString();
        if (!name || !html) return;
        const script = String(assets[name]?.source()).replace(/\/\/# sourceMappingURL=.*\s*$/, '');
        const chunks = JSON.stringify(filesOfChunks(compilation));
        const data = `<script id="portal-chunks" type="application/json">${chunks}</script>`;
        const body = `${await renderFirstPaint()}${data}<script>${script}</script>`;
        const page = html.replace('</body>', () => `${body}</body>`);
        compilation.updateAsset('index.html', new rspack.sources.RawSource(page));
        compilation.deleteAsset(name);
      });
    });
  },
};

type ChunkGraph = { getModuleChunksIterable(module: Module): Iterable<{ name?: string | undefined }> };

const isIn =
  (...chunkNames: string[]) =>
  (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) => {
    const names = new Set([...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name));
    return chunkNames.every((name) => names.has(name));
  };

const sharedBy = (name: string, chunkNames: readonly string[], priority: number) => ({
  name,
  chunks: (chunk: { name?: string | undefined }) => chunkNames.includes(chunk.name ?? ''),
  minChunks: 2,
  enforce: true,
  priority,
});

const WITH_CART = ['cart-data', 'cart', 'checkout'];
const WITH_DOCUMENTS = ['home', 'history', 'order', 'payments'];
const WITH_PRODUCTS = ['product', 'product-page', 'favourites', 'customer', 'placing', 'store-parts'];
/** Quantities, units, and what the next price needs: `product` and `cart` have them otherwise, or three files. */
const QUANTITIES =
  /(?:design-system\/(?:useQuantity|decimalString|QuantityField)|components\/(?:QuantityInput|UnitSelect)|pricing\/nextPriceStep)\.tsx?$/;
/** The totals of a cart, and the frame of their bar: the cart and the checkout have them otherwise. */
const TOTALS = /cart\/(?:CartTotals|printedSums)\.tsx?$|components\/TotalBar\.tsx$/;
const WITH_PRICES = [...WITH_CART, ...WITH_DOCUMENTS, ...WITH_PRODUCTS];

/**
 * Chunks are named where they are imported, one per group (docs/decisions/016-few-chunks.md). Large code that several
 * of them share is a file of its own, loaded in the same round trip; small code is cheaper twice than in another file.
 */
const sharedChunks = {
  chunks: 'async',
  minSize: 43_000,
  maxAsyncRequests: 4,
  cacheGroups: {
    defaultVendors: false,
    default: { minChunks: 3, reuseExistingChunk: true },
    /** Decimals, prices and quantities. */
    pricing: {
      ...sharedBy('pricing', WITH_PRICES, 4),
      test: (module: Module, graph: { chunkGraph: ChunkGraph }) =>
        isIn('product', 'cart-data')(module, graph) || QUANTITIES.test(module.identifier()),
    },
    product: {
      ...sharedBy('product', ['product', 'product-page', 'home'], 3),
      test: (module: Module, graph: { chunkGraph: ChunkGraph }) =>
        isIn('product')(module, graph) || isIn('home', 'product-page')(module, graph),
    },
    cart: {
      ...sharedBy('cart-data', [...WITH_CART, 'favourites'], 2),
      test: (module: Module, graph: { chunkGraph: ChunkGraph }) =>
        isIn('cart-data')(module, graph) ||
        isIn('cart', 'checkout', 'favourites')(module, graph) ||
        TOTALS.test(module.identifier()),
    },
    documents: { ...sharedBy('documents', WITH_DOCUMENTS, 1), test: isIn('home') },
  },
} as const;

/** In development nothing is kept: a worker of an earlier production build at the same address removes itself. */
const serviceWorkerOf = (mode: Mode): string =>
  `./src/serviceWorker/${mode === 'production' ? 'serviceWorker' : 'removeServiceWorker'}.ts`;

/** The screens whose code the service worker keeps from the start, by a path of each (docs/decisions/035-the-service-worker.md). */
const PRECACHED_SCREENS = ['/home', '/store', '/product/1', '/cart', '/checkout', '/account'];
/** What these screens load besides. */
const PRECACHED_CHUNKS = ['product', 'cart-data'];

/** Tells the service worker its build and the files that it keeps from the start. */
const completeServiceWorker = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('service-worker', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'service-worker', stage }, (assets) => {
        const script = assets[SERVICE_WORKER];
        if (!script) return;
        const files = filesOfChunks(compilation);
        const entry = compilation.entrypoints.get('portal')?.getFiles() ?? [];
        const names = [...PRECACHED_SCREENS.flatMap(chunksOf), ...PRECACHED_CHUNKS];
        const kept = new Set([
          ...entry.filter((file) => file.endsWith('.js')).map((file) => `/${file}`),
          ...names.flatMap((name) => files[name] ?? []),
        ]);
        const build = JSON.stringify(compilation.fullHash?.slice(0, 8) ?? '');
        const data = `const PORTAL_BUILD=${build},PORTAL_FILES=${JSON.stringify([...kept])};`;
        const complete = new rspack.sources.ConcatSource(data, script);
        compilation.updateAsset(SERVICE_WORKER, complete);
      });
    });
  },
};

const BUILDS = resolvePath('dist/builds.json');
type Builds = { current: string[]; previous: string[] };

const readBuilds = (notes: string): Record<string, Builds> => {
  try {
    return JSON.parse(readFileSync(notes, 'utf8'));
  } catch {
    return {};
  }
};

const HASHED = /\.[0-9a-f]{8}\.js(\.(map|br|gz))*$/;

/** The files below a folder, except in the folders of other builds. */
const filesBelow = (folder: string, others: readonly string[]): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    if (others.includes(entry.name)) return [];
    return filesBelow(join(folder, entry.name), []).map((file) => `${entry.name}/${file}`);
  });

/**
 * Removes the files of older builds, except the hashed ones of the build before this one, for pages that are still open. Notes the hashed
 * files of both in `notes`. `others`: the folders in this one that other builds write.
 * @internal
 */
export const cleanKeepingLastBuild = (
  mode: Mode,
  name: string,
  others: readonly string[] = [],
  notes = BUILDS,
) => {
  const clean = (folder: string, files: readonly string[]) => {
    const builds = readBuilds(notes);
    const last = builds[name] ?? { current: [], previous: [] };
    const current = files.filter((file) => HASHED.test(file)).toSorted();
    const previous = current.join() === last.current.join() ? last.previous : last.current;
    const kept = new Set([...files, ...previous]);
    for (const file of filesBelow(folder, others)) if (!kept.has(file)) rmSync(join(folder, file));
    writeFileSync(notes, JSON.stringify({ ...builds, [name]: { current, previous } }, null, 2));
  };
  return {
    apply(compiler: Compiler) {
      compiler.hooks.done.tap('clean-keeping-last-build', ({ compilation }) => {
        if (mode !== 'production' || compilation.errors.length > 0) return;
        clean(compilation.outputOptions.path ?? '', Object.keys(compilation.assets));
      });
    },
  };
};

const COMPRESSIONS = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Writes Brotli and gzip files beside those that browsers load, so that a server compresses nothing per request. */
const precompress = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('precompress', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'precompress', stage }, async (assets) => {
        const files = Object.keys(assets).filter((file) => /\.(js|json|svg|wasm)$/.test(file));
        const compress = async (file: string, extension: keyof typeof COMPRESSIONS) => {
          const compressed = await COMPRESSIONS[extension](assets[file]?.buffer() ?? '');
          compilation.emitAsset(`${file}.${extension}`, new rspack.sources.RawSource(compressed));
        };
        await Promise.all(files.flatMap((file) => [compress(file, 'br'), compress(file, 'gz')]));
      });
    });
  },
};

/**
 * What every visit runs, nearly all of it: Chromium compiles all functions of these files while they load, outside of the main thread, instead of each when it is
 * called first (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
const compileOnLoad = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^(portal|shop|mount)\b/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
});

const servedByPortal = (mode: Mode) => (mode === 'production' ? [compileOnLoad, precompress] : []);

/** Renders parts of the portal for index.html; runs in Node, before the portal is built. */
const firstPaint = (mode: Mode): Configuration => ({
  ...common('first-paint', mode),
  target: 'node20',
  entry: { index: './src/entries/firstPaint.tsx' },
  output: {
    path: resolvePath('dist/first-paint'),
    filename: '[name].mjs',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
});

const portal = (mode: Mode): Configuration => {
  const shared = common('portal', mode, mode === 'development');
  return {
    ...shared,
    dependencies: ['first-paint'],
    entry: {
      portal: './src/entries/standalone.ts',
      early: './src/entries/early.ts',
      card: './src/entries/cardPage.ts',
      // A worker is a file of its own; its name is fixed, so that the page's first script needs no table for it.
      altcha: { import: './src/entries/altchaWorker.ts', filename: 'workers/altcha.js' },
      // Loads the reader of PDF files, as a worker loads scripts, when there is one to read.
      list: {
        import: './src/entries/listWorker.ts',
        filename: 'workers/list.js',
        chunkLoading: 'import-scripts',
      },
      barcode: { import: './src/entries/barcodeWorker.ts', filename: 'workers/barcode.js' },
      serviceWorker: { import: serviceWorkerOf(mode), filename: SERVICE_WORKER },
      removeServiceWorker: {
        import: './src/serviceWorker/removeServiceWorker.ts',
        filename: 'workers/removeServiceWorker.js',
      },
    },
    output: {
      ...page(mode),
      path: resolvePath('dist/portal'),
      uniqueName: 'wholesalePortal',
      // No other application shares the page.
      chunkLoadingGlobal: 'portalChunks',
    },
    optimization: {
      chunkIds: 'named',
      // Short numbers and names: 2 % of all bytes. Nothing is cached by them, because a build has one hash.
      moduleIds: 'natural',
      mangleExports: 'size',
      splitChunks: sharedChunks,
      minimizer: [minifier({ module: false })],
    },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.HtmlRspackPlugin({
        template: './public/index.html',
        chunks: ['portal'],
        minify: mode === 'production',
      }),
      new rspack.HtmlRspackPlugin({
        filename: 'card.html',
        template: './public/card.html',
        chunks: ['card'],
        minify: mode === 'production',
      }),
      completePage,
      completeServiceWorker,
      cleanKeepingLastBuild(mode, 'portal', ['remote']),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', globOptions: { ignore: ['**/index.html', '**/card.html'] } },
          { from: 'locales', to: 'locales' },
          { from: 'src/host-sdk/openrpc.json' },
          { from: BARCODE_READER, to: 'workers/[name][ext]' },
        ],
      }),
      ...servedByPortal(mode),
    ],
  };
};

/** The portal for slots consists of ES modules; `PORTAL_ROOT` is the path from its files to the portal's root. */
const slot = (name: string, mode: Mode, portalRoot: string): Configuration => {
  const shared = common(name, mode);
  const definePortalRoot = new rspack.DefinePlugin({ PORTAL_ROOT: JSON.stringify(portalRoot) });
  return {
    ...shared,
    optimization: { chunkIds: 'named', splitChunks: sharedChunks, minimizer: [minifier({ module: true })] },
    plugins: [...(shared.plugins ?? []), definePortalRoot, ...servedByPortal(mode)],
  };
};

const moduleOutput = {
  module: true,
  chunkFormat: 'module',
  chunkLoading: 'import',
  publicPath: 'auto',
  filename: '[name].js',
} as const;

/** The files that a host SDK preloads have fixed names; the chunks that they load are named by content. */
const slotChunk = '[name].[contenthash:8].js';

/**
 * Federation's runtime is bundled as CommonJS, where its size options have no effect. These aliases use the ES builds
 * of the same packages, which reduces the entry from 31 to 17 KB gzip.
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

/** What the code needs is what it is tested with. */
const sharedReact = { singleton: true, strictVersion: true, requiredVersion: `^${reactVersion}` };

/** The federated remote: an ES module with `init` and `get`, for parents with React 19. */
const remote = (mode: Mode): Configuration => {
  const shared = slot('remote', mode, '../');
  return {
    ...shared,
    entry: {},
    output: {
      ...moduleOutput,
      path: resolvePath('dist/portal/remote'),
      uniqueName: 'wholesalePortalRemote',
      chunkFilename: ({ chunk }) => (chunk?.name === 'mount' ? '[name].js' : slotChunk),
    },
    resolve: { ...shared.resolve, alias: federationAsModules() },
    plugins: [
      ...(shared.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'portal',
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: { './mount': { import: './src/entries/mount.tsx', name: 'mount' } },
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
      cleanKeepingLastBuild(mode, 'remote', ['self-contained']),
    ],
  };
};

/** The portal with its own React, for all other parents: one ES module that exports `mount`. */
const selfContained = (mode: Mode): Configuration => {
  const shared = slot('self-contained', mode, '../../');
  return {
    ...shared,
    entry: { mount: './src/entries/mount.tsx' },
    output: {
      ...moduleOutput,
      path: resolvePath('dist/portal/remote/self-contained'),
      uniqueName: 'wholesalePortalSelfContained',
      library: { type: 'module' },
      chunkFilename: slotChunk,
    },
    plugins: [...(shared.plugins ?? []), cleanKeepingLastBuild(mode, 'self-contained')],
  };
};

const declarationsOfHostSdk = {
  apply(compiler: Compiler) {
    compiler.hooks.afterEmit.tapPromise('declarations', () =>
      writeDeclarations(join(compiler.outputPath, 'types')),
    );
  },
};

/** Files of the package for parent apps that need no other: its adapters, its mock, and what is loaded when it is needed. */
const HOST_SDK_PARTS: Readonly<Record<string, string>> = {
  'react-router': 'reactRouterUrl',
  'vue-router': 'vueRouterUrl',
  history: 'historyUrl',
  testing: 'createMockPortal',
  remote: 'remote',
  ...Object.fromEntries(
    [
      'frameTransport',
      'slotTransport',
      'checkSettings',
      'failure',
      'hostServices',
      'leaveForPayment',
      'linkFor',
    ].map((name) => [name, name]),
  ),
};

const hostSdkPackage = (name: string, mode: Mode, entry: Record<string, string>): Configuration => {
  const shared = common(name, mode);
  const trimPenpal = { test: /penpal\.mjs$/, loader: resolvePath('.ci/trimPenpal.mjs') };
  return {
    ...shared,
    module: { ...shared.module, rules: [...(shared.module?.rules ?? []), trimPenpal] },
    entry,
    externalsType: 'module-import',
    output: {
      path: resolvePath('dist/host-sdk'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'modern-module' },
    },
    plugins: [markAsClient(['react.js']), alsoCommonJs],
    optimization: {
      chunkIds: 'named',
      splitChunks: false,
      minimizer: [minifier({ module: true, arrows: true, exclude: 'importFrom.js' })],
    },
  };
};

/**
 * The package for parent apps: ES modules and CommonJS, of which only `react` imports React. `importFrom.js` isn't minified,
 * because that would remove the comments for the parent's bundler.
 */
const hostSdk = (mode: Mode): Configuration => {
  const built = hostSdkPackage('host-sdk', mode, {
    index: './src/host-sdk/index.ts',
    react: './src/host-sdk/OrderingPortal.tsx',
    importFrom: './src/host-sdk/importFrom.ts',
  });
  return {
    ...built,
    externals: [
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      Object.fromEntries(
        ['index', 'importFrom', ...Object.keys(HOST_SDK_PARTS)].map((name) => [
          `./${name}.ts`,
          `./${name}.js`,
        ]),
      ),
    ],
    output: { ...built.output, clean: { keep: 'types/' } },
    plugins: [
      ...(built.plugins ?? []),
      new rspack.CopyRspackPlugin({
        patterns: ['package.json', 'README.md', 'CHANGELOG.md', 'openrpc.json'].map((file) => ({
          from: `src/host-sdk/${file}`,
          noErrorOnMissing: file === 'CHANGELOG.md',
        })),
      }),
      declarationsOfHostSdk,
    ],
  };
};

const hostSdkPart =
  ([part, file]: [string, string]) =>
  (mode: Mode): Configuration => ({
    ...hostSdkPackage(`host-sdk-${part}`, mode, { [part]: `./src/host-sdk/${file}.ts` }),
    // The package empties its folder first.
    dependencies: ['host-sdk'],
    externals: [{ './importFrom.ts': './importFrom.js', './failure.ts': './failure.js' }],
  });

// The package's command, for Node.
const hostSdkCheck = (mode: Mode): Configuration => ({
  ...hostSdkPackage('host-sdk-check', mode, { check: './src/host-sdk/check/main.ts' }),
  dependencies: ['host-sdk'],
  target: 'node20',
  devtool: false,
  plugins: [
    new rspack.BannerPlugin({
      banner: '#!/usr/bin/env node',
      raw: true,
      stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
    }),
  ],
});

// For pages without a bundler: a script that sets `window.WholesalePortal`, and loads the rest from where it stands.
const hostSdkScript = (mode: Mode): Configuration => {
  const built = hostSdkPackage('host-sdk-script', mode, {
    'wholesale-portal': './src/host-sdk/scriptTag.ts',
  });
  return {
    ...built,
    dependencies: ['host-sdk'],
    output: {
      path: resolvePath('dist/host-sdk'),
      filename: '[name].js',
      chunkFilename: 'wholesale-portal.[id].js',
      publicPath: 'auto',
      uniqueName: 'wholesalePortalHost',
      library: { type: 'window', name: 'WholesalePortal' },
    },
    plugins: [],
    optimization: {
      ...built.optimization,
      chunkIds: 'deterministic',
      minimizer: [minifier({ module: false, arrows: true })],
    },
  };
};

const shell = (mode: Mode): Configuration => {
  const shared = common('shell', mode, mode === 'development');
  return {
    ...shared,
    entry: { shell: './host-demo/shell/main.tsx', plain: './host-demo/shell/plain.ts' },
    output: { ...page(mode), path: resolvePath('dist/shell'), uniqueName: 'fieldDesk', clean: true },
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

/** `rspack build --config-name first-paint --config-name portal` runs some of them; the portal needs `first-paint`. */
export const builds = {
  'first-paint': firstPaint,
  portal,
  remote,
  'self-contained': selfContained,
  'host-sdk': hostSdk,
  ...Object.fromEntries(
    Object.entries(HOST_SDK_PARTS).map((part) => [`host-sdk-${part[0]}`, hostSdkPart(part)]),
  ),
  'host-sdk-script': hostSdkScript,
  'host-sdk-check': hostSdkCheck,
  shell,
};

const isDevelopment = process.env.RSPACK_MODE === 'development';

export default (_env: unknown, { mode }: { mode?: Mode } = {}): Configuration[] =>
  Object.values(builds).map((build) => build(mode ?? (isDevelopment ? 'development' : 'production')));
