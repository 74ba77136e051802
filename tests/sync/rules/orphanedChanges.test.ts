import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch, combinePatches } from '../../../src/sync/rules/mergePatch.ts';
import { applicablePatch, valuesUnder } from '../../../src/sync/rules/orphanedChanges.ts';

/** The part of a patch that still applies to a document that has changed since. */
const remainingChange = (
  patch: JsonObject,
  base: JsonObject,
  current: JsonObject,
  unconfirmed: JsonObject[] = [],
) => applicablePatch({ patch, before: valuesUnder(base, patch), unanswered: unconfirmed }, current);

describe('the remaining part of a patch', () => {
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
    expect(remainingChange(patch, cart, applyPatch(cart, since))).toEqual(expected);
  });

  it('is all of a patch without a base', () => {
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
  ])('is everything that the tab had started to send: $name', ({ sent, later }) => {
    const patch = combinePatches(sent, later);
    const confirmed = applyPatch(cart, sent);
    expect(applyPatch(confirmed, remainingChange(patch, cart, confirmed, [sent]))).toEqual(
      applyPatch(confirmed, later),
    );
    expect(applyPatch(cart, remainingChange(patch, cart, cart, [sent]))).toEqual(applyPatch(cart, patch));
    const byOthers = applyPatch(confirmed, {
      lines: { 7: { quantity: '9' }, 8: { quantity: '9' } },
      details: { po: '9' },
    });
    expect(applyPatch(byOthers, remainingChange(patch, cart, byOthers, [sent]))).toEqual(byOthers);
  });

  it('doesn’t depend on the order of fields', () => {
    const patch = { lines: { 7: { note: { a: [1], b: 2 } } } };
    const [was, is] = [
      { lines: { 7: { note: { b: 1, a: [2] } } } },
      { lines: { 7: { note: { a: [2], b: 1 } } } },
    ];
    expect(remainingChange(patch, was, is)).toEqual(patch);
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

describe('orphaned changes', () => {
  it('all apply if nothing changed since', () => {
    fc.assert(
      fc.property(document, patch, (was, changes) => {
        expect(applyPatch(was, remainingChange(changes, was, was))).toEqual(applyPatch(was, changes));
      }),
    );
  });

  it('all apply if the sent part had arrived', () => {
    fc.assert(
      fc.property(document, patch, patch, (was, sent, later) => {
        const is = applyPatch(was, sent);
        const changes = combinePatches(sent, later);
        expect(applyPatch(is, remainingChange(changes, was, is, [sent]))).toEqual(applyPatch(is, changes));
      }),
    );
  });

  it('change nothing if they had arrived', () => {
    fc.assert(
      fc.property(document, patch, (was, changes) => {
        const is = applyPatch(was, changes);
        expect(applyPatch(is, remainingChange(changes, was, is))).toEqual(is);
      }),
    );
  });
});
