import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  relaxedUnnarrowedViews,
  relaxedViews,
  withoutNarrowing,
} from '../../../src/domain/catalogue/relaxedViews.ts';
import { DEFAULT_STORE_VIEW, parseStoreView, storeQuery } from '../../../src/domain/catalogue/storeView.ts';

const describeRelaxed = (query: string) =>
  relaxedViews(parseStoreView(query)).map(({ drops, view }) => [drops, storeQuery(view)]);

describe('the relaxed views of a view', () => {
  it.each([
    ['', []],
    ['text=olive', [['text', '']]],
    ['brand=Solana', [['filter', '']]],
    ['bundle=7', [['bundle', '']]],
    [
      'text=olive&brand=Solana&inStock=1',
      [
        ['filter', 'text=olive&inStock=1'],
        ['inStock', 'text=olive&brand=Solana'],
        ['filters', 'text=olive'],
        ['text', 'brand=Solana&inStock=1'],
      ],
    ],
    [
      'text=olive+soap',
      [
        ['words', 'text=olive'],
        ['words', 'text=soap'],
        ['text', ''],
      ],
    ],
    ['text=one+two+three+four+five+six+seven', [['text', '']]],
  ])('%s', (query, expected) => {
    expect(describeRelaxed(query)).toEqual(expected);
  });

  it.each([
    ['', null],
    ['text=olive', null],
    ['brand=Solana&bundle=7', null],
    ['text=olive&inStock=1', [['narrowing', 'text=olive']]],
    [
      'text=olvie+soap&bundle=7&line=Oils&sort=name&view=grid',
      [
        ['narrowing', 'text=olvie+soap&sort=name&view=grid'],
        ['narrowingAndWords', 'text=olvie&sort=name&view=grid'],
        ['narrowingAndWords', 'text=soap&sort=name&view=grid'],
      ],
    ],
  ])('%s, without all filters', (query, expected) => {
    const withoutFilters = withoutNarrowing(parseStoreView(query));
    const offered =
      withoutFilters &&
      relaxedUnnarrowedViews(withoutFilters).map(({ drops, view }) => [drops, storeQuery(view)]);
    expect(offered).toEqual(expected);
  });

  it('always have fewer conditions', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C')).map((values) => [...new Set(values)]);
    const views = fc.record({ lines: names, brands: names, inStockOnly: fc.boolean() });
    fc.assert(
      fc.property(views, (viewChanges) => {
        const queryLength = storeQuery({ ...DEFAULT_STORE_VIEW, ...viewChanges }).length;
        for (const { view } of relaxedViews({ ...DEFAULT_STORE_VIEW, ...viewChanges })) {
          expect(storeQuery(view).length).toBeLessThan(queryLength);
        }
      }),
    );
  });
});
