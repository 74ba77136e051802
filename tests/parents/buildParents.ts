import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Configuration, rspack } from '@rspack/core';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const ROOT = resolve(import.meta.dirname, '../..');
const SDK = join(ROOT, 'dist/host-sdk');

export type ParentName =
  | 'react-18'
  | 'react-19.0'
  | 'react-19.1'
  | 'react'
  | 'vue'
  | 'plain'
  | 'federated'
  | 'older-sdk';

/** `packages`: those that aren't the newest, by their folder or file. */
type App = { entry: string; packages?: Readonly<Record<string, string>> };

/** The folders of a React and its DOM package, of which the project has several. */
const reactIn = (react: string, dom: string) => ({ react: dirname(react), 'react-dom': dirname(dom) });

const APPS: Record<ParentName, App> = {
  'react-18': {
    entry: 'react.tsx',
    packages: reactIn(require.resolve('react-18/package.json'), require.resolve('react-dom-18/package.json')),
  },
  'react-19.0': {
    entry: 'react.tsx',
    packages: reactIn(
      require.resolve('react-19.0/package.json'),
      require.resolve('react-dom-19.0/package.json'),
    ),
  },
  'react-19.1': {
    entry: 'react.tsx',
    packages: reactIn(
      require.resolve('react-19.1/package.json'),
      require.resolve('react-dom-19.1/package.json'),
    ),
  },
  react: { entry: 'react.tsx' },
  vue: { entry: 'vue.ts' },
  plain: { entry: 'plain.ts' },
  federated: { entry: 'federated.ts' },
  'older-sdk': {
    entry: 'plain.ts',
    packages: { '@wholesale-portal/host-sdk': join(import.meta.dirname, 'olderSdk/index.js') },
  },
};

/** Installs the host SDK as npm would publish it into `folder`. */
const installSdk = async (folder: string): Promise<void> => {
  const packing = ['pack', SDK, '--pack-destination', folder, '--silent'];
  await run('npm', packing);
  const [archive = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'parents', private: true }));
  // React is an optional peer, which each parent brings along in its own version.
  const installing = ['install', join(folder, archive), '--prefix', folder, '--legacy-peer-deps'];
  await run('npm', [...installing, '--offline', '--no-audit', '--no-fund', '--silent'], { cwd: folder });
};

const configurationOf = (name: string, { entry, packages = {} }: App, folder: string): Configuration => ({
  name,
  mode: 'production',
  context: ROOT,
  target: ['web', 'es2022'],
  devtool: false,
  entry: { [name]: join(import.meta.dirname, 'apps', entry) },
  output: {
    path: join(folder, 'pages'),
    filename: '[name].js',
    // All parents are in one folder.
    chunkFilename: `${name}-[id].js`,
    uniqueName: `parent-${name}`,
    trustedTypes: 'the-parent',
  },
  optimization: { minimize: false },
  performance: false,
  resolve: {
    extensions: ['.js', '.mjs', '.json'],
    modules: [join(folder, 'node_modules'), join(ROOT, 'node_modules'), 'node_modules'],
    alias: packages,
  },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        type: 'javascript/auto',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new rspack.DefinePlugin({
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    }),
  ],
});

/** Builds all parents from the packed host SDK; returns the folder with a script for each name. */
export const buildParents = async (folder: string): Promise<string> => {
  const place = resolve(folder);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await installSdk(place);
  const compiler = rspack(Object.entries(APPS).map(([name, app]) => configurationOf(name, app, place)));
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only' })));
      else done();
    });
  });
  await new Promise((done) => compiler.close(done));
  return join(place, 'pages');
};
