import { expect, test } from 'vitest';
import { pageText } from '../../../host-demo/seeds/make/pageText.ts';

test('Markdown becomes headings, paragraphs, lists and links', () => {
  expect(
    pageText(
      '## Q & A\n\nWrite **to us** at [the desk](mailto:a@b.test)\nor [here](/contact).\n\n- One\n- [Two](https://b.test)\n\n1. First',
    ),
  ).toEqual([
    { kind: 'heading', text: 'Q & A' },
    {
      kind: 'paragraph',
      content: [
        'Write to us at ',
        { text: 'the desk', href: 'mailto:a@b.test' },
        ' or ',
        { text: 'here', href: '/contact' },
        '.',
      ],
    },
    { kind: 'list', ordered: false, items: [['One'], [{ text: 'Two', href: 'https://b.test' }]] },
    { kind: 'list', ordered: true, items: [['First']] },
  ]);
});

test.each([
  ['HTML', '<script>alert(1)</script>'],
  ['HTML in a line', 'Hello <b>you</b>'],
  ['a picture', '![x](https://b.test/x.png)'],
  ['code', '```\nx\n```'],
  ['a table', '| a |\n|---|\n| b |'],
])('%s is refused', (_, markdown) => {
  expect(() => pageText(markdown)).toThrow('a page has only paragraphs, headings, lists and links');
});

test('a link that could run is refused', () => {
  expect(() => pageText('[x](javascript:alert(1))')).toThrow();
});
