import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath } from '../../../src/domain/access/ownPath.ts';

it.each([
  ['/cart', '/cart'],
  ['/store?text=5%20L#filters', '/store?text=5%20L#filters'],
  ['/', '/'],
  [null, null],
  ['', null],
  ['cart', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\\…', null],
  ['\\\\evil.example', null],
  ['/\t/evil.example', null],
  ['/\n/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/store/%', null],
  ['/%E0%A4%A', null],
])('%j: %j', (text, expected) => {
  expect(ownPath(text)).toBe(expected);
});

it('never leaves the origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '\t',
    '\n',
    ':',
    '@',
    'evil.example',
    'https',
    'cart',
    '%',
    '?',
    '#',
    '..',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const path = ownPath(parts.join(''));
      if (path !== null) expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
    }),
  );
});
