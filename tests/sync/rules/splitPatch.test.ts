import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { splitPatch } from '../../../src/sync/rules/splitPatch.ts';
import { utf8Length } from '../../../src/sync/rules/utf8Length.ts';

test.each<{ name: string; patch: JsonObject; largest: number; expected: JsonObject[] | null }>([
  { name: 'a small one stays', patch: { a: 1 }, largest: 7, expected: [{ a: 1 }] },
  { name: 'an empty one stays', patch: {}, largest: 2, expected: [{}] },
  // {"a":1,"b":2} has 13 bytes.
  {
    name: 'fields',
    patch: { a: 1, b: 2, c: 3 },
    largest: 13,
    expected: [{ a: 1, b: 2 }, { c: 3 }],
  },
  // {"l":{"x":{"q":1}}} has 19.
  {
    name: 'records stay whole',
    patch: { l: { x: { q: 1 }, y: { q: 2 } } },
    largest: 20,
    expected: [{ l: { x: { q: 1 } } }, { l: { y: { q: 2 } } }],
  },
  {
    name: 'removals',
    patch: { l: { x: null, y: null } },
    largest: 18,
    expected: [{ l: { x: null } }, { l: { y: null } }],
  },
  { name: 'a value that is too large', patch: { a: 'a long text' }, largest: 10, expected: null },
  { name: 'a name that is too large', patch: { 'a long name': {} }, largest: 10, expected: null },
])('$name', ({ patch, largest, expected }) => {
  expect(splitPatch(patch, largest)).toEqual(expected);
});

const key = fc.string({ maxLength: 3 });
const plain = fc.oneof(
  fc.integer(),
  fc.string({ maxLength: 8 }),
  fc.array(fc.integer({ max: 9, min: 0 }), { maxLength: 3 }),
);
const { document, patch } = fc.letrec<{ document: JsonObject; patch: JsonObject }>((tie) => ({
  document: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, plain, tie('document'))),
  patch: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, plain, fc.constant(null), tie('patch'))),
}));

test('the pieces make the same document, and none is too large', () => {
  fc.assert(
    fc.property(document, patch, fc.integer({ min: 40, max: 120 }), (before, change, largest) => {
      const pieces = splitPatch(change, largest);
      fc.pre(pieces !== null);
      expect(pieces.reduce(applyPatch, before)).toEqual(applyPatch(before, change));
      for (const piece of pieces) expect(utf8Length(JSON.stringify(piece))).toBeLessThanOrEqual(largest);
    }),
  );
});
