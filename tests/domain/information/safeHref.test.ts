import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath, isSafeHref } from '../../../src/domain/information/safeHref.ts';

test.each([
  ['https://example.com/a?b=1#c', true],
  ['HTTP://example.com', true],
  ['mailto:hello@example.com', true],
  ['tel:+19735550142', true],
  ['/contact', true],
  ['/', true],
  ['//example.com', false],
  ['/\\example.com', false],
  ['\\\\example.com', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,<script>', false],
  ['vbscript:x', false],
  ['https:', false],
  ['https:///x', false],
  ['mailto:', false],
  ['contact', false],
  ['#top', false],
  ['', false],
])('%j may be linked to: %s', (href, expected) => {
  expect(isSafeHref(href)).toBe(expected);
});

const PORTAL = 'https://portal.example.com';
const starts = [
  '',
  '/',
  '//',
  '/\\',
  'https://',
  'http:/',
  'javascript:',
  'mailto:',
  'tel:',
  'data:',
  '\t',
  ' ',
];

test('whatever is accepted leads to the web, to a mail or phone program, or stays in the portal', () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.string(), (start, rest) => {
      const href = start + rest;
      if (!isSafeHref(href) || !URL.canParse(href, PORTAL)) return;
      const { protocol, origin } = new URL(href, PORTAL);
      expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol);
      if (isOwnPath(href)) expect(origin).toBe(PORTAL);
    }),
  );
});
