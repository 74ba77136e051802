import { expect, test } from 'vitest';
import { nextPath } from '../../src/routing/paths.ts';

test.each([
  ['?next=%2Fcart', '/cart'],
  ['?next=//evil.example', null],
  ['?next=https://evil.example', null],
  ['?next=/\\evil.example', null],
  ['?next=/login', null],
  ['', null],
])('after the login, %s leads to %s', (search, expected) => {
  expect(nextPath(search)).toBe(expected);
});
