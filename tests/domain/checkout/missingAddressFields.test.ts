import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingAddressFields } from '../../../src/domain/checkout/missingAddressFields.ts';

const WHOLE = { lines: ['12 Main Street'], city: 'Miami', state: 'FL', zip: '', country: '' };

test.each([
  [{}, []],
  [{ lines: [] }, ['line']],
  [{ lines: [' ', ''] }, ['line']],
  [{ lines: ['', 'Dock B'] }, []],
  [{ city: ' ', state: '' }, ['city', 'state']],
])('%j lacks %j', (changes, expected) => {
  expect(missingAddressFields({ ...WHOLE, ...changes })).toEqual(expected);
});

test('filling a field in never opens another gap', () => {
  const text = fc.constantFrom('', ' ', 'x');
  fc.assert(
    fc.property(text, text, text, (line, city, state) => {
      const before = missingAddressFields({ ...WHOLE, lines: [line], city, state });
      expect(missingAddressFields({ ...WHOLE, lines: [line], city: 'x', state })).toEqual(
        before.filter((gap) => gap !== 'city'),
      );
    }),
  );
});
