import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { portalTexts } from '../support/texts.ts';

const BRITISH =
  /colour|favourite|flavour|\bfibre|\blitres?\b|chilli|cancelled|catalogue|cheque|\bgrey\b(?! tea)|organis|authoris|licence|\bcentre|\btyres?\b|aluminium|mould/i;
/** Messages whose words are fixed (rules: Error messages), and the name of a sequence of random numbers. */
const KEPT = /^(Order|Estimate) cannot be cancelled anymore$|^favourites of legacy$/;

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Texts that people read: names in the code are one word and begin small. */
const textsIn = (source: string): string[] =>
  [...source.matchAll(/'([^'\n]*)'/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^[A-Z]|[a-z] /.test(text));

test.each([
  ['the portal', () => portalTexts('en').map(([, text]) => text)],
  ['the demo parent', () => textsIn(readFileSync('host-demo/shell/texts.ts', 'utf8'))],
  [
    'the American companies',
    () =>
      ['demo', 'cedar', 'wolf'].flatMap((name) => filesIn(`host-demo/seeds/${name}`, '.ts').flatMap(textsIn)),
  ],
])('%s is spelled the American way', (_who, texts) => {
  const read = texts();
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((text) => BRITISH.test(text) && !KEPT.test(text))).toEqual([]);
});
