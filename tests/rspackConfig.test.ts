import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builds } from '../rspack.config.ts';

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
