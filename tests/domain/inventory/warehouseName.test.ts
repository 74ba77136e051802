import fc from 'fast-check';
import { expect, test } from 'vitest';
import { warehouseName } from '../../../src/domain/inventory/warehouseName.ts';

test.each([
  ['Newark Default', 'Newark'],
  ['Bodega Bogotá Default', 'Bodega Bogotá'],
  ['Default warehouse', 'Warehouse'],
  ['DEFAULT - Montréal', 'Montréal'],
  ['Columbus (default)', 'Columbus'],
  ['North_default', 'North'],
  ['default', ''],
  ['(Default)', ''],
  ['Newark', 'Newark'],
  ['St. John’s', 'St. John’s'],
  ['Defaultville', 'Defaultville'],
])('%j is shown as %j', (name, shown) => {
  expect(warehouseName(name)).toBe(shown);
});

test('whatever the name, the mark isn’t shown, and a name without it is unchanged', () => {
  const place = fc.stringMatching(/^[A-Z][a-z]{2,8}$/).filter((text) => !/default/i.test(text));
  fc.assert(
    fc.property(place, fc.constantFrom(' ', ' - ', '_', ': '), fc.boolean(), (name, between, isFirst) => {
      const marked = isFirst ? `Default${between}${name}` : `${name}${between}Default`;
      expect([warehouseName(marked), warehouseName(name)]).toEqual([name, name]);
    }),
  );
});
