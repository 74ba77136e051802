import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** An assignment outlives its file, since a worker's files share one window; `vi.spyOn` is undone after each test. */
const assigns = (text: string) => /\.prototype\.\w+ (\?\?)?= /.test(text);

const SHARED_SETUP = 'support/setupDom.ts';

test.each([
  ['Element.prototype.scrollIntoView = vi.fn();', true],
  ['window.HTMLElement.prototype.focus ??= () => undefined;', true],
  ["vi.spyOn(Element.prototype, 'scrollIntoView');", false],
  ['expect(Element.prototype.scrollIntoView === before).toBe(true);', false],
])('%s: %s', (text, expected) => {
  expect(assigns(text)).toBe(expected);
});

test('no test changes a prototype for the files that run after it', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith('boundaries/') && file !== SHARED_SETUP,
  );
  expect(files).not.toHaveLength(0);
  expect(files.filter((file) => assigns(readFileSync(`tests/${file}`, 'utf8')))).toEqual([]);
});
