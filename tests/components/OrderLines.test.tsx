import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderColumns } from '../../src/components/OrderColumns.tsx';
import { type OrderLine, OrderLines } from '../../src/components/OrderLines.tsx';
import { toDecimal } from '../../src/domain/numbers/decimal.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const OIL: OrderLine = {
  key: '1',
  name: 'Olive oil',
  detail: 'CO-1001',
  ownNumbers: [],
  image: '',
  quantity: '2',
  unit: 'Case of 12',
  size: '',
  isGift: false,
  note: '',
  amount: '196.08',
  baseQuantity: toDecimal('24'),
  unitPrice: '8.17',
  explain: null,
};

const BOTTLES = { ...OIL, quantity: '24', unit: 'Bottle' };

describe('a line of an order', () => {
  it('shows the customer’s own part numbers', async () => {
    renderPortal(
      <OrderLines label="Lines" hidden={false} lines={[{ ...OIL, ownNumbers: ['CB-77', 'CB-78'] }]} />,
    );
    expect(await screen.findByRole('listitem')).toHaveTextContent('CO-1001 · Your no. CB-77, CB-78');
  });

  it.each([
    ['an ordered case', OIL, false, '2 × Case of 12 · 24 × $8.17 · CO-1001'],
    ['the base unit', BOTTLES, false, '24 × $8.17 · CO-1001'],
    [
      'a discount, which is in the price',
      { ...OIL, before: toDecimal('8.60'), discount: toDecimal('10.32') },
      false,
      '2 × Case of 12 · 24 × $8.17 · CO-1001',
    ],
    ['hidden prices', OIL, true, '2 × Case of 12 · CO-1001'],
    ['no code', { ...OIL, detail: '' }, false, '2 × Case of 12 · 24 × $8.17'],
    ['a gift', { ...OIL, isGift: true }, false, '2 × Case of 12 · CO-1001'],
    ['a gift of single pieces', { ...OIL, unit: '', isGift: true }, false, '2 × Each · CO-1001'],
  ])('%s', async (_, line, hidden, text) => {
    await renderPortal(<OrderLines label="Lines" lines={[line]} hidden={hidden} />);
    const detail = screen.getByText(/^Olive oil/).nextElementSibling;
    expect(detail?.textContent).toBe(text);
  });

  it('as columns has the price before its discount', async () => {
    const line = {
      ...OIL,
      before: toDecimal('8.60'),
      discount: toDecimal('10.32'),
    };
    await renderPortal(<OrderColumns label="Lines" lines={[line]} hidden={false} />);
    const cells = [...screen.getByRole('listitem').querySelectorAll('[data-column]')];
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '2 × Case of 12',
      '$8.17',
      '$8.60',
      '−$10.32',
    ]);
  });
});
