import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LineError } from '../../../src/api/lineError.ts';
import { aCartLine } from '../../domain/builders.ts';
import { withGround } from './openCheckout.tsx';

const LINES = Array.from({ length: 25 }, (_, at) => aCartLine({ productId: at + 1, name: `Oil ${at + 1}.` }));

const names = () =>
  within(screen.getByRole('list', { name: 'Your order' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /Oil \d+\./.exec(textContent ?? '')?.[0]);

test('a long order shows its first six lines, all of them on request, and fewer again', async () => {
  const { user } = await withGround({ lines: LINES });
  expect(names()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Show all 25 products', expanded: false }));
  expect(names()).toHaveLength(25);
  expect(screen.getByRole('button', { name: 'Show fewer products', expanded: true })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toHaveLength(6);
});

test('a refused line is shown wherever it stands', async () => {
  const refuse = () => {
    throw new LineError(23, { code: 'product_unavailable', status: 422 });
  };
  const { user, button } = await withGround({ lines: LINES, placing: refuse });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Oil 23.');
  expect(names()).toEqual([...LINES.slice(0, 6).map(({ name }) => name), 'Oil 23.']);
});

test('of seven lines all are shown', async () => {
  await withGround({ lines: LINES.slice(0, 7) });
  expect(names()).toHaveLength(7);
  expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
});
