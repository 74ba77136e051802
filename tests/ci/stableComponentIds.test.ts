import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { styled as Styled } from 'styled-components';
import { expect, onTestFinished, test } from 'vitest';

const LIBRARY = 'node_modules/styled-components/dist/styled-components.browser.esm.js';

type Library = { styled: typeof Styled };
type Loader = { default: (source: string) => string };

/** The library as a build has it, as often as it is asked for. */
const loadLibrary = async (): Promise<Library> => {
  const folder = await mkdtemp(resolve('node_modules/.component-ids-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const loader: Loader = await import(pathToFileURL(resolve('.ci/stableComponentIds.mjs')).href);
  const file = join(folder, 'library.mjs');
  await writeFile(file, loader.default(await readFile(LIBRARY, 'utf8')));
  return import(pathToFileURL(file).href);
};

const makers: Record<string, (library: Library) => { styledComponentId: string }> = {
  paragraph: ({ styled }) => styled.p`
    color: red;
  `,
  span: ({ styled }) => styled.span`
    color: red;
  `,
  'a span that reads a property': ({ styled }) => styled.span<{ $wide?: boolean }>`
    color: red;
    ${({ $wide }) => $wide && 'width: 100%;'}
  `,
  'an extended paragraph': ({ styled }) => styled(styled.p`
    margin: 0;
  `)`
    color: red;
  `,
};

const idsOf = (library: Library, names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, makers[name]?.(library).styledComponentId ?? '']));

test('a component has the same class whatever runs before it, and another than one of another element or base', async () => {
  const names = Object.keys(makers);
  const ids = idsOf(await loadLibrary(), names);
  expect(idsOf(await loadLibrary(), names.toReversed())).toEqual(ids);
  expect(new Set(Object.values(ids)).size).toBe(names.length);
  for (const id of Object.values(ids)) expect(id).toMatch(/^wp-\w+$/);
});

test('components of the same element and styles share their class, in every order', async () => {
  const library = await loadLibrary();
  const { paragraph } = makers;
  expect(paragraph?.(library).styledComponentId).toBe(paragraph?.(library).styledComponentId);
});
