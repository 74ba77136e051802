import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SavedSelection, savedChoice, savedFirst } from '../../../src/domain/payments/savedChoice.ts';
import type { SavedMethod } from '../../../src/domain/payments/savedMethod.ts';

const card = (id: string, changes: Partial<SavedMethod> = {}): SavedMethod => ({
  id,
  platform: 'authorizenet',
  method: 'card',
  brand: 'Visa',
  lastFour: '1111',
  expiry: '12/30',
  isDefault: false,
  isExpired: false,
  ...changes,
});

const A = card('a');
const B = card('b', { isDefault: true });
const EXPIRED = card('e', { isDefault: true, isExpired: true });

test.each<[string, SavedMethod[], SavedSelection, string | null]>([
  ['nothing is saved', [], undefined, null],
  ['the default one at first', [A, B], undefined, 'b'],
  ['the first one without a default', [A, card('c')], undefined, 'a'],
  ['an expired one never', [EXPIRED, A], undefined, 'a'],
  ['another card when all have expired', [EXPIRED], undefined, null],
  ['what the customer chose', [A, B], 'a', 'a'],
  ['another card, as the customer chose', [A, B], null, null],
  ['the default one when the chosen one was removed', [B], 'a', 'b'],
])('%s', (_name, offered, selection, expected) => {
  expect(savedChoice(offered, selection)).toBe(expected);
});

test('only an offered method that hasn’t expired pays', () => {
  const saved = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    isDefault: fc.boolean(),
    isExpired: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(saved, { selector: ({ id }) => id }),
      fc.constantFrom<SavedSelection>('a', 'b', null, undefined),
      (list, selection) => {
        const offered = list.map(({ id, ...changes }) => card(id, changes));
        const id = savedChoice(offered, selection);
        expect(id === null || offered.some((method) => method.id === id && !method.isExpired)).toBe(true);
      },
    ),
  );
});

test.each<[string, SavedMethod[], ReturnType<typeof savedFirst>]>([
  ['nothing is saved', [], null],
  ['a card', [A], 'card'],
  ['the default one’s', [A, card('d', { method: 'bank', isDefault: true })], 'bank'],
  ['none of an expired one', [EXPIRED], null],
  ['none of a gateway that the company has left', [card('p', { platform: 'payu' })], null],
])('the method of what is saved: %s', (_name, methods, expected) => {
  expect(savedFirst(methods, ['authorizenet'])).toBe(expected);
});
