import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { builds, cleanKeepingLastBuild } from '../rspack.config.ts';

test('the builds that rspack.config.ts proposes to run alone have all that they need', () => {
  const [advice = ''] = /`rspack build [^`]*`/.exec(readFileSync('rspack.config.ts', 'utf8')) ?? [];
  const named = [...advice.matchAll(/--config-name (\S+?)(?=[ `])/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(0);
  const configurations = Object.values(builds).map((build) => build('production'));
  for (const name of named) {
    const configuration = configurations.find((each) => each.name === name);
    expect(configuration, name).toBeDefined();
    expect(named).toEqual(expect.arrayContaining(configuration?.dependencies ?? []));
  }
});

test('only a production build has a service worker that keeps pages; in development it removes itself', () => {
  const workerOf = (mode: 'production' | 'development') => builds.portal(mode).entry;
  expect(workerOf('production')).toHaveProperty(
    'serviceWorker.import',
    './src/serviceWorker/serviceWorker.ts',
  );
  expect(workerOf('development')).toHaveProperty(
    'serviceWorker.import',
    './src/serviceWorker/removeServiceWorker.ts',
  );
});

test('a build keeps the files of the one before it, for pages that are open, and none older', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const output = join(folder, 'portal');
  const build = async (text: string): Promise<string[]> => {
    writeFileSync(join(folder, 'page.js'), `console.log(${JSON.stringify(text)})`);
    const compiler = rspack({
      mode: 'production',
      context: folder,
      entry: { page: './page.js' },
      output: { path: output, filename: '[name].[fullhash:8].js' },
      plugins: [cleanKeepingLastBuild('production', 'portal', [], join(folder, 'builds.json'))],
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    expect(stats?.hasErrors()).toBe(false);
    return readdirSync(output).toSorted();
  };
  const [first = ''] = await build('one');
  const [second = ''] = (await build('two')).filter((file) => file !== first);
  expect(readdirSync(output).toSorted()).toEqual([first, second].toSorted());
  // The same build again is no new one.
  expect(await build('two')).toEqual([first, second].toSorted());
  const third = await build('three');
  expect(third).toContain(second);
  expect(third).not.toContain(first);
  expect(third).toHaveLength(2);
  rmSync(folder, { recursive: true });
});
