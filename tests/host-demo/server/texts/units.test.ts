import { expect, test } from 'vitest';
import { isPiece } from '../../../../host-demo/server/texts/units.ts';

test.each([
  ['Each', true],
  ['unit', true],
  ['Unidad', true],
  ['Pièce', true],
  [' Piece ', true],
  ['Case of 12', false],
  ['Pair', false],
  ['Kilogram', false],
  ['', false],
])('%j says no more than the quantity does: %s', (name, expected) => {
  expect(isPiece(name)).toBe(expected);
});
