import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionInView } from '../../../src/domain/account/sectionInView.ts';

/** Three sections of 400 px in a window that shows 600 px below a header of 60. */
const scrolledBy = (by: number) =>
  sectionInView({ tops: [60 - by, 460 - by, 860 - by], bottom: 1_260 - by, start: 60, end: 660 });

test.each([
  ['not scrolled', 0, 0],
  ['scrolled a little', 100, 0],
  ['half of the way', 300, 1],
  ['at the end', 600, 2],
  ['past the end', 900, 2],
  ['pulled down', -50, 0],
])('%s', (_, by, expected) => {
  expect(scrolledBy(by)).toBe(expected);
});

test('sections that all fit are read from the first one', () => {
  expect(sectionInView({ tops: [60, 160], bottom: 260, start: 60, end: 660 })).toBe(0);
});

test('scrolling down never goes back, begins with the first section and ends with the last', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 100, max: 1_500 }),
      (heights, shown) => {
        const all = heights.reduce((sum, height) => sum + height, 0);
        fc.pre(all > shown);
        const at = (by: number) => {
          let top = 60 - by;
          const tops = heights.map((height) => {
            top += height;
            return top - height;
          });
          return sectionInView({ tops, bottom: top, start: 60, end: 60 + shown });
        };
        const steps = Array.from({ length: 11 }, (_, step) => at(((all - shown) * step) / 10));
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        expect(steps[0]).toBe(0);
        expect(steps.at(-1)).toBe(heights.length - 1);
      },
    ),
  );
});
