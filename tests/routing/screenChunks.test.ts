import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunksOf } from '../../src/routing/screenChunks.ts';

const source = globSync('src/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const chunkNames = new Set([...source.matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name));

test.each(['/', '/home', '/store?text=oil', '/product/7', '/cart', '/checkout', '/account', '/favourites'])(
  'the chunks of %s begin with the shop, and all of them exist',
  (path) => {
    const chunks = chunksOf(path);
    expect(chunks[0]).toBe('shop');
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.filter((chunk) => !chunkNames.has(chunk))).toEqual([]);
  },
);
