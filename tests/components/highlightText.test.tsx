import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { highlightText } from '../../src/components/highlightText.tsx';

const NAME = 'Fard à joues · Boréale';

it.each([
  ['without a search', undefined],
  [
    'with what was searched',
    new Map([
      [
        NAME.normalize('NFC'),
        [
          { text: 'Fard', isMatch: true },
          { text: ' à joues · Boréale', isMatch: false },
        ],
      ],
    ]),
  ],
])('%s no line of a name begins with a dot', (_, highlights) => {
  const { container } = render(highlightText(NAME, highlights));
  expect(container.textContent).toBe('Fard à joues\u00a0· Boréale');
});
