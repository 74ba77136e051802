import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownBundles } from '../../../src/domain/catalogue/shownBundles.ts';

const bundleOf = (lines: readonly string[], index = 0) => ({
  id: index,
  name: lines.join(' and '),
  image: '',
  categories: lines.map((line) => ({ line, sublines: [] })),
});
const bundles = [['Oils', 'Vinegars'], ['Services']].map(bundleOf);

test.each([
  ['all lines', [], [], [['Oils', 'Vinegars'], ['Services']]],
  ['no hidden line', [], ['Services', 'Vinegars'], [['Oils']]],
  ['only the lines of the company', ['Vinegars'], [], [['Vinegars']]],
  ['no line that is both', ['Vinegars', 'Services'], ['Services'], [['Vinegars']]],
  ['nothing of another company', ['Nails'], [], []],
])('%s', (_, categories, categoriesToHide, expected) => {
  const shown = shownBundles(bundles, { categories, categoriesToHide });
  expect(shown.map((bundle) => bundle.categories.map(({ line }) => line))).toEqual(expected);
});

test('a hidden line is never shown, and no shown bundle is empty', () => {
  const lines = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
  fc.assert(
    fc.property(fc.array(lines), lines, lines, (all, categories, categoriesToHide) => {
      for (const bundle of shownBundles(all.map(bundleOf), { categories, categoriesToHide })) {
        expect(bundle.categories.length).toBeGreaterThan(0);
        for (const { line } of bundle.categories) expect(categoriesToHide).not.toContain(line);
      }
    }),
  );
});
