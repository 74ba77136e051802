import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Configuration, rspack } from '@rspack/core';

const FOLDER = resolve('.cache/floor');

const configuration: Configuration = {
  name: 'floor',
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: { floor: join(import.meta.dirname, 'app.tsx') },
  output: { path: FOLDER, filename: '[name].js', module: true },
  performance: false,
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
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
};

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><link rel="icon" href="data:," /><title>Floor</title><script type="module" src="/floor.js"></script></head><body><div id="floor"></div></body></html>';

const build = (): Promise<void> =>
  new Promise((done, fail) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error) fail(error);
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ preset: 'errors-only' })));
      else done();
    });
  });

export type Floor = { origin: string; close(): void };

/** Builds the floor, and serves it at any free port: `/login`, `/store` and `/cart`. */
export const serveFloor = async (): Promise<Floor> => {
  await build();
  const script = gzipSync(await readFile(join(FOLDER, 'floor.js')));
  const server = createServer((request, response) => {
    if (request.url === '/floor.js')
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'gzip' }).end(script);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The floor has no port');
  return {
    origin: `http://localhost:${address.port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
