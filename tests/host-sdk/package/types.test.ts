import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { beforeAll, expect, test } from 'vitest';
import { type PackedSdk, packSdk } from './packSdk.ts';

const require = createRequire(import.meta.url);
const compilerIn = (name: string, bin: string) => join(dirname(require.resolve(`${name}/package.json`)), bin);
const NEWEST = compilerIn('@typescript/native', 'bin/tsc');
// The last one that knows the classic resolution.
const TYPESCRIPT_6 = compilerIn('typescript', 'bin/tsc6');

// A parent's code, with every entry.
const APP = `
import { createPortal, type PortalHandle, preloadPortal, urlQuery } from '@wholesale-portal/host-sdk';
import { historyUrl } from '@wholesale-portal/host-sdk/history';
import { OrderingPortal, type OrderingPortalProps, PortalCreator } from '@wholesale-portal/host-sdk/react';
import { hooksUrl } from '@wholesale-portal/host-sdk/react-router';
import type { PortalRemote } from '@wholesale-portal/host-sdk/remote';
import { createMockPortal } from '@wholesale-portal/host-sdk/testing';
import { routerUrl } from '@wholesale-portal/host-sdk/vue-router';

const mock = createMockPortal('loading');
const portal: PortalHandle = mock.create({ mode: 'iframe', src: 'https://acme.portal.example.com', container: '#ordering' });
portal.on('cart', ({ count, total }) => [count.toFixed(), total.trim()]);
export const props: OrderingPortalProps = { mode: 'iframe', src: 'https://acme.portal.example.com' };
export const open = ({ mount }: PortalRemote) => mount;
export const all = [createPortal, preloadPortal, urlQuery, historyUrl, OrderingPortal, PortalCreator, hooksUrl, routerUrl];
export const unknownName = createPortal.unknownName;
`;

// The ways in which TypeScript finds a package; `node10` is the classic one, which doesn't read `exports`.
const RESOLUTIONS: Readonly<Record<string, { file: string; compiler: string; options: readonly string[] }>> =
  {
    node10: {
      file: 'classic.ts',
      compiler: TYPESCRIPT_6,
      options: ['--module', 'commonjs', '--moduleResolution', 'node10', '--ignoreDeprecations', '6.0'],
    },
    'node16, ES module': { file: 'modules.mts', compiler: NEWEST, options: ['--module', 'node16'] },
    'node16, CommonJS': { file: 'common.cts', compiler: NEWEST, options: ['--module', 'node16'] },
    bundler: {
      file: 'bundled.ts',
      compiler: NEWEST,
      options: ['--module', 'esnext', '--moduleResolution', 'bundler'],
    },
  };

let sdk: PackedSdk;
beforeAll(async () => {
  sdk = await packSdk('types');
});

// TypeScript's errors in the parent's code and in the package's declarations.
const errorsIn = async (compiler: string, file: string, options: readonly string[]): Promise<string[]> => {
  await writeFile(join(sdk.app, file), APP);
  const common = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2022,dom'];
  const output = await new Promise<string>((done) => {
    const args = [compiler, file, '--ignoreConfig', ...common, ...options, '--pretty', 'false'];
    execFile(process.execPath, args, { cwd: sdk.app }, (_, stdout) => done(stdout));
  });
  return output.split('\n').filter((line) => line.includes('error'));
};

for (const [resolution, { file, compiler, options }] of Object.entries(RESOLUTIONS)) {
  test(`TypeScript finds every entry's types: ${resolution}`, async () => {
    expect(await errorsIn(compiler, file, options)).toEqual([
      expect.stringContaining("TS2339: Property 'unknownName' does not exist"),
    ]);
  });
}

test('publint finds nothing wrong with the packed package', async () => {
  const { messages } = await publint({ pkgDir: sdk.folder, level: 'warning', strict: true });
  expect(messages).toEqual([]);
});

test('arethetypeswrong finds the types of every entry, for each resolution', async () => {
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(sdk.tarball))));
  expect(result).toMatchObject({ types: { kind: 'included' }, problems: [] });
  expect('entrypoints' in result ? Object.keys(result.entrypoints) : []).toContain('./remote');
});
