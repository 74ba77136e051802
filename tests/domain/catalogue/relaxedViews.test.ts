import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  relaxedUnnarrowedViews,
  relaxedViews,
  withoutNarrowing,
} from '../../../src/domain/catalogue/relaxedViews.ts';
import { DEFAULT_STORE_VIEW, parseStoreView, storeQuery } from '../../../src/domain/catalogue/storeView.ts';

const looser = (query: string) =>
  relaxedViews(parseStoreView(query)).map(({ drops, view }) => [drops, storeQuery(view)]);

describe('what may be dropped of a view', () => {
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
    expect(looser(query)).toEqual(expected);
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
  ])('%s, with all that narrows dropped', (query, expected) => {
    const wide = withoutNarrowing(parseStoreView(query));
    const offered = wide && relaxedUnnarrowedViews(wide).map(({ drops, view }) => [drops, storeQuery(view)]);
    expect(offered).toEqual(expected);
  });

  it('always leaves a view that narrows less', () => {
    const names = fc.array(fc.constantFrom('A', 'B', 'C')).map((values) => [...new Set(values)]);
    const views = fc.record({ lines: names, brands: names, inStockOnly: fc.boolean() });
    fc.assert(
      fc.property(views, (narrow) => {
        const whole = storeQuery({ ...DEFAULT_STORE_VIEW, ...narrow }).length;
        for (const { view } of relaxedViews({ ...DEFAULT_STORE_VIEW, ...narrow })) {
          expect(storeQuery(view).length).toBeLessThan(whole);
        }
      }),
    );
  });
});
