import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** No area imports another that, by whatever way, imports it: `src/<layer>/<area>`, with types. What stands in a layer itself is all areas' own. */

type Import = { from: string; to: string };
type Link = { from: string; to: string; imports: readonly Import[] };

const SOURCE = /(?:\bfrom|\bimport|\bimport\()\s*(?:\/\*[^*]*\*\/\s*)?'(\.{1,2}\/[^']+)'/g;
const areaOf = (file: string): string | null => /^src\/[^/]+\/[^/]+(?=\/)/.exec(file)?.[0] ?? null;

const importsOf = (file: string, text: string): Import[] =>
  [...text.matchAll(SOURCE)].map(([, path = '']) => ({ from: file, to: join(dirname(file), path) }));

const linksOf = (imports: readonly Import[]): Link[] => {
  const links = new Map<string, Link>();
  for (const each of imports) {
    const [from, to] = [areaOf(each.from), areaOf(each.to)];
    if (!from || !to || from === to) continue;
    const key = `${from} ${to}`;
    links.set(key, { from, to, imports: [...(links.get(key)?.imports ?? []), each] });
  }
  return [...links.values()];
};

const reachedFrom = (start: string, links: readonly Link[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const waiting = [start];
  for (let area = waiting.pop(); area !== undefined; area = waiting.pop()) {
    for (const { from, to } of links) {
      if (from !== area || reached.has(to)) continue;
      reached.add(to);
      waiting.push(to);
    }
  }
  return reached;
};

/** The imports that lie on a circle of areas, by the areas that they link. */
const circlesIn = (imports: readonly Import[]): string[] => {
  const links = linksOf(imports);
  const reached = new Map(links.map(({ from }) => [from, reachedFrom(from, links)]));
  return links
    .filter(({ from, to }) => reached.get(to)?.has(from))
    .flatMap((link) => link.imports.map(({ from, to }) => `${link.from} → ${link.to}: ${from} imports ${to}`))
    .toSorted();
};

const read = (files: Readonly<Record<string, string>>): Import[] =>
  Object.entries(files).flatMap(([file, text]) => importsOf(file, text));

const FILES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);
const MIN_LINKS = 400;

test('a circle of areas is found by the imports that make it, of types and of code that is loaded later', () => {
  const planted = read({
    'src/state/cart/open.ts':
      "import type { Terms } from '../checkout/terms.ts';\nimport { once } from '../once.ts';",
    'src/state/checkout/terms.ts': "import {\n  one,\n  two,\n} from '../orders/orders.ts';",
    'src/state/orders/orders.ts':
      "const load = () => import(/* webpackChunkName: \"cart\" */ '../cart/open.ts');\nimport './other.ts';",
    'src/state/pages/page.ts': "export { open } from '../cart/open.ts';",
  });
  expect(circlesIn(planted)).toEqual([
    'src/state/cart → src/state/checkout: src/state/cart/open.ts imports src/state/checkout/terms.ts',
    'src/state/checkout → src/state/orders: src/state/checkout/terms.ts imports src/state/orders/orders.ts',
    'src/state/orders → src/state/cart: src/state/orders/orders.ts imports src/state/cart/open.ts',
  ]);
});

test('areas that only share what stands in their layer are no circle', () => {
  const planted = read({
    'src/state/cart/open.ts': "import { portal } from '../portal.ts';",
    'src/state/portal.ts': "import type { Cart } from './cart/open.ts';",
    'src/state/orders/orders.ts': "import { open } from '../cart/open.ts';",
  });
  expect(circlesIn(planted)).toEqual([]);
});

test('no area of the source is on a circle', () => {
  const imports = FILES.flatMap((file) => importsOf(file, readFileSync(file, 'utf8')));
  expect(linksOf(imports).length).toBeGreaterThan(MIN_LINKS);
  expect(circlesIn(imports)).toEqual([]);
});
