import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDelimiter } from '../../../src/domain/quickOrder/findDelimiter.ts';

test.each([
  ['tabs', ['CO-1001\t6', 'CO-1052\t2'], '\t'],
  ['semicolons', ['CO-1001;6', 'CO-1052;2'], ';'],
  ['bars', ['CO-1001|6', 'CO-1052|2'], '|'],
  ['commas', ['SKU,QTY', 'CO-1001,4'], ','],
  ['semicolons around decimal commas', ['CH-1;0,4', 'CH-2;1,5'], ';'],
  ['tabs around sentences', ['CO-1001\tOil, extra; virgin', 'CO-1052\tOlives, black'], '\t'],
  ['commas beside quoted semicolons', ['CO-1,"a;b",5', 'CO-2,"c;d",6', 'CO-3,"e;f",7'], ','],
  ['a letterhead without cells', ['Bluebird Foods', 'Order of May 4', '', 'SKU;Qty', 'CO-1001;2'], ';'],
  ['a total without cells', ['A-1;2', 'A-2;3', 'A-3;1', 'Total 6'], ';'],
  ['empty quantities after a comma', ['code,name,qty', 'A-1,Oil,', 'A-2,Olives,', 'A-3,Salt,5'], ','],
  ['hardly any quantities after a comma', ['A-1,5', 'A-2,', 'A-3,', 'A-4,'], ','],
  ['a semicolon at the end of a table of commas', ['A-1,5', 'A-2,3', 'A-3,2', 'A-4;1'], ','],
  ['one column', ['CO-1001', 'CO-1052'], null],
  ['decimal commas after a space', ['CH-1 0,4', 'CH-2 1,5'], null],
  ['thousands before a space', ['1,234 x CO-1001', '2,000 x CO-1052'], null],
  ['a mail with a greeting', ['Hi Ana,', '6 x CO-1001', '2 x CO-1052', 'Thanks,'], null],
  ['a mail with a comma after each line', ['6 x CO-1001,', '2 x CO-1052,', '3 x CF-0310'], null],
  ['sentences', ['Hello, please send, if you can:', '6 CO-1001', '2 CO-1052, and', 'thanks'], null],
  ['spaces', ['CO-1001 6', 'CO-1052 2'], null],
  ['nothing', [], null],
  ['empty lines', ['', '  '], null],
])('of lines with %s', (_, lines, delimiter) => {
  expect(findDelimiter(lines)).toBe(delimiter);
});

test('the delimiter of any table is found where its cells don’t hold one', () => {
  const code = fc.stringMatching(/^[A-Z]{2}-\d{1,5}$/);
  const cell = fc.stringMatching(/^[\p{L}\d .'()-]{0,9}$/u);
  const table = fc.integer({ min: 1, max: 4 }).chain((width) =>
    fc.array(fc.tuple(code, fc.array(cell, { minLength: width, maxLength: width })), {
      minLength: 1,
      maxLength: 60,
    }),
  );
  fc.assert(
    fc.property(table, fc.constantFrom('\t', ';', '|', ','), (rows, delimiter) => {
      const lines = rows.map(([first, others]) => [first, ...others].join(delimiter));
      expect(findDelimiter(lines)).toBe(delimiter);
    }),
  );
});
