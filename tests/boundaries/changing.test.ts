import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** What docs/changing.md says is the whole way: no other file knows what the change is about. */

const rows = readFileSync('docs/changing.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (a|an) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

const pathsFor = (change: string): string[] => {
  const [, , files = ''] = rows.find(([, name]) => name === change) ?? [];
  return [...files.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);

const SOURCES = [
  ...filesIn('src'),
  ...filesIn('host-demo/server'),
  ...filesIn('host-demo/shell'),
  ...filesIn('locales'),
].filter((file) => /\.(tsx?|json)$/.test(file));

test.each([
  ['a language', /'fr'(?!\s*\?)|\bfr: (\{|'|v\.)|"fr":/, 'host-demo/server/texts/language.ts'],
  ['a kind of notification', /backInStock|back_in_stock/, ''],
])('all files that know %s are named', (change, known, siblings) => {
  const named = pathsFor(change);
  expect(named.length).toBeGreaterThan(3);
  const isNamed = (file: string) =>
    named.some((path) => file === path || (path.endsWith('/') && file.startsWith(path))) ||
    (siblings !== '' && dirname(file) === dirname(siblings)) ||
    // One language stands for the others.
    named.includes(file.replace(/^locales\/\w+\//, 'locales/en/'));
  const unnamed = SOURCES.filter((file) => known.test(readFileSync(file, 'utf8')) && !isNamed(file));
  expect(unnamed).toEqual([]);
});

test('a screen needs three files', () => {
  expect(pathsFor('a screen')).toHaveLength(3);
});
