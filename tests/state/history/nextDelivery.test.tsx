import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useNextDelivery } from '../../../src/state/history/useNextDelivery.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

function Tile() {
  const { isFetched, data } = useNextDelivery();
  if (!isFetched) return <p>asking</p>;
  if (!data) return <p>nothing</p>;
  const { number, date, sum, products, steps } = data;
  return <p>{[number, date, sum, products, steps.map(({ step }) => step).join('+')].join(' ')}</p>;
}

const PATH = '/transactions/next-delivery';

it('tells what is delivered next', async () => {
  const order_steps = [
    { step: 'placed', state: 'now', date: '2026-11-18T14:36:00Z' },
    { step: 'packed', state: 'next', date: null },
  ];
  const delivery = aTransactionWire({ order_steps });
  await renderPortal(<Tile />, { answers: { [PATH]: { success: true, delivery } } });
  expect(await screen.findByText('WEB-1 2026-11-19 46.89 1 placed+packed')).toBeVisible();
});

it.each([
  ['nothing is on its way', { [PATH]: { success: true, delivery: null } }],
  ['it has no day', { [PATH]: { success: true, delivery: aTransactionWire({ ship_date: null }) } }],
  ['the back office doesn’t tell', {}],
])('tells nothing where %s', async (_, answers) => {
  await renderPortal(<Tile />, { answers });
  expect(await screen.findByText('nothing')).toBeVisible();
});
