import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailHtml } from '../../../../host-demo/server/mails/mailHtml.ts';

const company = {
  name: 'Ana & Sons',
  logo: '/pictures/demo/logo.svg',
  web_template: { color: '#0f766e' },
  phone: '+1 305 555 0100',
  email: '',
};
const html = (body: string, changes: object = {}) =>
  mailHtml(
    { ...company, ...changes },
    { subject: 'Hello', body },
    {
      ownAddress: 'https://office.example.com',
      portal: 'https://a.test',
    },
  );

test.each([
  [
    'a paragraph that ends with an address is a button',
    'Confirm your email: https://a.test/x?b=1&c=2',
    ['href="https://a.test/x?b=1&amp;c=2"', '>Confirm your email</a>'],
  ],
  ['French has a space before the colon', 'Confirmer\u00a0: https://a.test/x', ['>Confirmer</a>']],
  [
    'an address within a sentence is text',
    'See https://a.test/x for more',
    ['>See https://a.test/x for more</p>'],
  ],
  [
    'a line of a longer paragraph is a link, to the portal or to the back end',
    'Invoice 1\nPDF: https://office.example.com/1.pdf\nSettings: https://a.test/s',
    ['Invoice 1<br><a href="https://office.example.com/1.pdf"', '>PDF</a><br><a href="https://a.test/s"'],
  ],
  ['lines stay apart', 'one\ntwo', ['one<br>two']],
  [
    'the company’s colour, logo and contact',
    'Hi',
    [
      'background:#0f766e',
      'src="https://office.example.com/pictures/demo/logo.svg"',
      'Ana &amp; Sons · +1 305 555 0100',
    ],
  ],
])('%s', (_name, body, parts) => {
  for (const part of parts) expect(html(body)).toContain(part);
});

test.each([
  ['another site', 'Pay here: https://evil.test/x'],
  ['a site with the portal’s name', 'Pay here: https://a.test.evil.test/x'],
  ['another site in a line', 'Hello\nPay here: https://evil.test/x'],
  ['the portal as a user', 'Pay here: https://a.test@evil.test/x'],
])('an address of %s is text', (_name, body) => {
  expect(html(body)).not.toContain('<a ');
});

test.each([
  ['no logo', { logo: '' }],
  ['a logo that isn’t an address of the web', { logo: 'javascript:alert(1)' }],
])('%s: no picture', (_name, changes) => {
  expect(html('Hi', changes)).not.toContain('<img');
});

test('a logo without an address of the server is left out', () => {
  expect(
    mailHtml(company, { subject: 'Hello', body: 'Hi' }, { ownAddress: null, portal: null }),
  ).not.toContain('<img');
});

test('whatever is written, the only elements are those of the frame', () => {
  const elements = (text: string) => text.match(/<(script|style|iframe|b|i|svg|object|form)\b/gi);
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('<script>', '"><b onload=', '<i>'), (text, mark) => {
      expect(elements(html(`${text}${mark}\n\n${mark}: https://a.test/${mark}`, { name: mark }))).toBeNull();
    }),
  );
});
