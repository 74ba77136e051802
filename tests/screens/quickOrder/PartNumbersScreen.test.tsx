import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartNumbersScreen } from '../../../src/screens/quickOrder/PartNumbersScreen.tsx';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type Numbers = { number: string; product_id: number | null }[];
type Sent = { body?: { part_numbers?: Numbers; codes?: string[] } | undefined };

const CODES = new Map([['CO-1001', oliveOil]]);

/** A back office that keeps part numbers. */
const openScreen = async (first: { number: string; product_id: number }[]) => {
  let kept = first;
  const { user } = await renderPortal(<PartNumbersScreen />, {
    answers: {
      ...catalogueResponses({ products: [oliveOil, tin] }),
      '/products/1': { success: true, products: [oliveOil] },
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      '/products/by_codes': ({ body }: Sent) => ({
        success: true,
        matches: (body?.codes ?? []).map((code) => {
          const product = CODES.get(code);
          return { code, step: product ? 'code' : null, product_ids: product ? [product.id] : [] };
        }),
        products: [oliveOil],
      }),
      '/part_numbers': ({ body }: Sent) => {
        for (const { number, product_id } of body?.part_numbers ?? []) {
          kept = kept.filter((each) => each.number !== number);
          if (product_id !== null) kept = [...kept, { number, product_id }];
        }
        return { success: true, ...(!body && { part_numbers: kept }) };
      },
    },
  });
  return { user };
};

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Your part numbers' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ]);
};

const importList = async (user: Awaited<ReturnType<typeof openScreen>>['user'], list: string) =>
  user.upload(screen.getByLabelText('Choose file'), new File([list], 'numbers.csv', { type: 'text/csv' }));

it('imports a list, and says line by line what it didn’t take', async () => {
  const { user } = await openScreen([]);
  expect(await screen.findByText(/^No part numbers yet/)).toBeVisible();
  await importList(user, 'CB-77;CO-1001\nCB-78;XX-9\nCB-79\n');
  expect(await screen.findByText('1 part number saved')).toBeVisible();
  expect(screen.getByText('2 lines weren’t imported:', { exact: false })).toHaveTextContent(
    'Line 2: we don’t know the code XX-9Line 3: a number or a code is missing',
  );
  expect(await rows()).toEqual([['CB-77', oliveOil.code, 'Extra virgin olive oil 1 L']]);
});

it('removes a number, and takes that back', async () => {
  const { user } = await openScreen([
    { number: 'CB-77', product_id: 1 },
    { number: 'CB-78', product_id: 2 },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove your part number CB-77' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove your part number CB-77' })).toBeVisible();
  expect((await rows()).map(([number]) => number)).toEqual(['CB-77', 'CB-78']);
});

it('searches the numbers, however they are written', async () => {
  const { user } = await openScreen([
    { number: 'CB-77', product_id: 1 },
    { number: 'XY-1', product_id: 2 },
  ]);
  await user.type(await screen.findByRole('searchbox', { name: 'Search part numbers' }), 'cb 7');
  expect((await rows()).map(([number]) => number)).toEqual(['CB-77']);
  expect(screen.getByText('1 of 1')).toBeVisible();
});

it.each([
  ['an old Excel file', '\u00D0\u00CF\u0011\u00E0', /older Excel file/],
  ['an empty file', '\n\n', 'There’s nothing in this list.'],
])('says what is wrong with %s', async (_, content, message) => {
  const { user } = await openScreen([]);
  await screen.findByText(/^No part numbers yet/);
  const bytes = Uint8Array.from(content, (character) => character.charCodeAt(0));
  await user.upload(screen.getByLabelText('Choose file'), new File([bytes], 'numbers.csv'));
  expect(await screen.findByText(message)).toBeVisible();
});
