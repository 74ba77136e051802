import fc from 'fast-check';
import { expect, test } from 'vitest';
import { missingAddressFields } from '../../../src/domain/checkout/missingAddressFields.ts';

const COMPLETE = { lines: ['12 Main Street'], city: 'Miami', state: 'FL', zip: '', country: '' };

test.each([
  [{}, []],
  [{ lines: [] }, ['line']],
  [{ lines: [' ', ''] }, ['line']],
  [{ lines: ['', 'Dock B'] }, []],
  [{ city: ' ', state: '' }, ['city', 'state']],
])('%j lacks %j', (changes, expected) => {
  expect(missingAddressFields({ ...COMPLETE, ...changes })).toEqual(expected);
});

test('filling in a field never makes another one missing', () => {
  const text = fc.constantFrom('', ' ', 'x');
  fc.assert(
    fc.property(text, text, text, (line, city, state) => {
      const before = missingAddressFields({ ...COMPLETE, lines: [line], city, state });
      expect(missingAddressFields({ ...COMPLETE, lines: [line], city: 'x', state })).toEqual(
        before.filter((gap) => gap !== 'city'),
      );
    }),
  );
});
