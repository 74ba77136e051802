import { resolve } from 'node:path';
import { type Configuration, type MultiCompiler, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { builds } from '../rspack.config.ts';

export type Development = { portal: string; shell: string; close(): Promise<unknown> };

const HOST = '127.0.0.1';

const serve = async (
  configuration: Configuration,
  folder: string,
): Promise<{ url: string; server: RspackDevServer }> => {
  const server = new RspackDevServer(
    {
      host: HOST,
      port: 'auto',
      hot: true,
      allowedHosts: 'all',
      historyApiFallback: { rewrites: [{ from: /^\/card$/, to: '/card.html' }] },
      static: { directory: resolve(folder), watch: false },
      client: { logging: 'warn', overlay: { warnings: false } },
      devMiddleware: { stats: 'errors-warnings' },
    },
    rspack(configuration),
  );
  await server.start();
  return { url: `http://${HOST}:${String(server.options.port)}`, server };
};

const firstBuild = (compiler: MultiCompiler): Promise<void> =>
  new Promise((done) => {
    compiler.watch({}, (error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      if (problem) process.stderr.write(`${problem}\n`);
      done();
    });
  });

/** Builds everything in watch mode: pages reload automatically, slots at the next mount. */
export const startDevelopment = async (): Promise<Development> => {
  const slots = rspack([
    builds['first-paint']('development'),
    builds.remote('development'),
    builds['self-contained']('development'),
  ]);
  await firstBuild(slots);
  const portal = await serve(builds.portal('development'), 'dist/portal');
  const shell = await serve(builds.shell('development'), 'dist/shell');
  return {
    portal: portal.url,
    shell: shell.url,
    close: () =>
      Promise.all([
        portal.server.stop(),
        shell.server.stop(),
        new Promise<void>((done) => {
          slots.close(() => done());
        }),
      ]),
  };
};
