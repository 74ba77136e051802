import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch, combinePatches } from '../../../src/sync/rules/mergePatch.ts';

const key = fc.constantFrom('a', 'b', 'c');
const plain = fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.array(fc.integer()));

const { document, patch } = fc.letrec<{ document: JsonObject; patch: JsonObject }>((tie) => ({
  document: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, plain, tie('document'))),
  patch: fc.dictionary(key, fc.oneof({ depthSize: 'small' }, plain, fc.constant(null), tie('patch'))),
}));

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The documented exception: an object after a removal or a plain value. */
const replaces = (first: JsonObject, second: JsonObject): boolean =>
  Object.entries(second).some(([name, value]) => {
    const before = first[name];
    if (before === undefined || !isObject(value)) return false;
    return isObject(before) ? replaces(before, value) : true;
  });

describe('applyPatch', () => {
  it.each<{ name: string; given: JsonObject; patch: JsonObject; expected: JsonObject }>([
    { name: 'replaces a value', given: { a: 1 }, patch: { a: 2 }, expected: { a: 2 } },
    { name: 'adds a value', given: { a: 1 }, patch: { b: 2 }, expected: { a: 1, b: 2 } },
    { name: 'takes a value away', given: { a: 1, b: 2 }, patch: { a: null }, expected: { b: 2 } },
    {
      name: 'merges objects',
      given: { a: { b: 1, c: 2 } },
      patch: { a: { b: 3 } },
      expected: { a: { b: 3, c: 2 } },
    },
    { name: 'replaces arrays as a whole', given: { a: [1, 2] }, patch: { a: [3] }, expected: { a: [3] } },
    {
      name: 'puts an object in the place of a value',
      given: { a: 1 },
      patch: { a: { b: null, c: 1 } },
      expected: { a: { c: 1 } },
    },
  ])('$name', ({ given, patch: changes, expected }) => {
    expect(applyPatch(given, changes)).toEqual(expected);
  });

  it('doesn’t change its input', () => {
    const given = { a: { b: 1 } };
    applyPatch(given, { a: { b: 2 } });
    expect(given).toEqual({ a: { b: 1 } });
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(document, patch, (given, changes) => {
        const once = applyPatch(given, changes);
        expect(applyPatch(once, changes)).toEqual(once);
      }),
    );
  });
});

describe('combinePatches', () => {
  it('gives the same as both patches in order', () => {
    fc.assert(
      fc.property(document, patch, patch, (given, first, second) => {
        fc.pre(!replaces(first, second));
        expect(applyPatch(given, combinePatches(first, second))).toEqual(
          applyPatch(applyPatch(given, first), second),
        );
      }),
    );
  });

  it('replaces an object after a removal if every field is given', () => {
    const given = { line: { quantity: '2', size: '6' } };
    const combined = combinePatches({ line: null }, { line: { quantity: '1', size: null } });
    expect(applyPatch(given, combined)).toEqual({ line: { quantity: '1' } });
  });
});
