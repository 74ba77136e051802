import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/domain/cloudStore/cloudStore.ts';
import { applyPatch, combinePatches } from '../../../src/domain/cloudStore/mergePatch.ts';
import { applicablePatch, valuesUnder } from '../../../src/domain/cloudStore/orphanedChanges.ts';

/** What is left of a patch that was made on one document when it meets another. */
const meant = (patch: JsonObject, was: JsonObject, is: JsonObject, unanswered: JsonObject[] = []) =>
  applicablePatch({ patch, before: valuesUnder(was, patch), unanswered }, is);

describe('what is still meant', () => {
  const cart = { lines: { 7: { quantity: '3', unit: 'EA' } }, details: { notes: 'ring', po: '' } };

  it.each<{ name: string; patch: JsonObject; since: JsonObject; expected: JsonObject }>([
    {
      name: 'all where nothing changed',
      patch: { details: { po: '1' } },
      since: {},
      expected: { details: { po: '1' } },
    },
    {
      name: 'a field beside one that changed',
      patch: { details: { po: '1' } },
      since: { details: { notes: 'knock' } },
      expected: { details: { po: '1' } },
    },
    {
      name: 'not a field that changed',
      patch: { details: { po: '1' } },
      since: { details: { po: '2' } },
      expected: {},
    },
    {
      name: 'not half a line',
      patch: { lines: { 7: { quantity: '5', unit: 'CS' } } },
      since: { lines: { 7: { quantity: '4' } } },
      expected: {},
    },
    {
      name: 'not a line that is gone',
      patch: { lines: { 7: { quantity: '5' } } },
      since: { lines: { 7: null } },
      expected: {},
    },
    {
      name: 'not taking out a line that changed',
      patch: { lines: { 7: null } },
      since: { lines: { 7: { quantity: '4' } } },
      expected: {},
    },
    {
      name: 'a new line, but not in the place of another one',
      patch: { lines: { 8: { quantity: '1', unit: 'EA' }, 9: { quantity: '1', unit: 'EA' } } },
      since: { lines: { 8: { quantity: '2' } } },
      expected: { lines: { 9: { quantity: '1', unit: 'EA' } } },
    },
    { name: 'a plain field of the document', patch: { clientId: 4 }, since: {}, expected: { clientId: 4 } },
    { name: 'not a plain field that changed', patch: { clientId: 4 }, since: { clientId: 5 }, expected: {} },
  ])('$name', ({ patch, since, expected }) => {
    expect(meant(patch, cart, applyPatch(cart, since))).toEqual(expected);
  });

  it('is all of what says nothing of what it was made on', () => {
    expect(applicablePatch({ patch: { a: 1 }, before: null, unanswered: [] }, { a: 2 })).toEqual({ a: 1 });
  });

  it.each<{ name: string; sent: JsonObject; later: JsonObject }>([
    {
      name: 'a line put in, then changed',
      sent: { lines: { 8: { quantity: '1', unit: 'EA' } } },
      later: { lines: { 8: { quantity: '2' } } },
    },
    {
      name: 'a line taken out, then put in again',
      sent: { lines: { 7: null } },
      later: { lines: { 7: { quantity: '5', unit: 'CS' } } },
    },
    { name: 'a field changed twice', sent: { details: { po: '1' } }, later: { details: { po: '12' } } },
  ])('is all that the tab had begun to send: $name', ({ sent, later }) => {
    const patch = combinePatches(sent, later);
    const taken = applyPatch(cart, sent);
    expect(applyPatch(taken, meant(patch, cart, taken, [sent]))).toEqual(applyPatch(taken, later));
    expect(applyPatch(cart, meant(patch, cart, cart, [sent]))).toEqual(applyPatch(cart, patch));
    const byOthers = applyPatch(taken, {
      lines: { 7: { quantity: '9' }, 8: { quantity: '9' } },
      details: { po: '9' },
    });
    expect(applyPatch(byOthers, meant(patch, cart, byOthers, [sent]))).toEqual(byOthers);
  });

  it('doesn’t go by the order of fields', () => {
    const patch = { lines: { 7: { note: { a: [1], b: 2 } } } };
    const [was, is] = [
      { lines: { 7: { note: { b: 1, a: [2] } } } },
      { lines: { 7: { note: { a: [2], b: 1 } } } },
    ];
    expect(meant(patch, was, is)).toEqual(patch);
  });
});

const key = fc.constantFrom('a', 'b', 'c');
const plain = fc.oneof(
  fc.integer({ max: 3, min: 0 }),
  fc.array(fc.integer({ max: 1, min: 0 }), { maxLength: 2 }),
);
const { document, patch } = fc.letrec<{ document: JsonObject; patch: JsonObject }>((tie) => ({
  document: fc.dictionary(
    key,
    fc.oneof<fc.Arbitrary<Json>[]>({ depthSize: 'small' }, plain, tie('document')),
  ),
  patch: fc.dictionary(
    key,
    fc.oneof<fc.Arbitrary<Json>[]>({ depthSize: 'small' }, plain, fc.constant(null), tie('patch')),
  ),
}));

describe('changes that were left behind', () => {
  it('are all still meant where nothing changed since', () => {
    fc.assert(
      fc.property(document, patch, (was, changes) => {
        expect(applyPatch(was, meant(changes, was, was))).toEqual(applyPatch(was, changes));
      }),
    );
  });

  it('are all still meant where what was sent of them had arrived', () => {
    fc.assert(
      fc.property(document, patch, patch, (was, sent, later) => {
        const is = applyPatch(was, sent);
        const changes = combinePatches(sent, later);
        expect(applyPatch(is, meant(changes, was, is, [sent]))).toEqual(applyPatch(is, changes));
      }),
    );
  });

  it('change nothing where they had arrived', () => {
    fc.assert(
      fc.property(document, patch, (was, changes) => {
        const is = applyPatch(was, changes);
        expect(applyPatch(is, meant(changes, was, is))).toEqual(is);
      }),
    );
  });
});
