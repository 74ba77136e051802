import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { ProductScreen } from '../../../src/screens/catalogue/ProductScreen.tsx';
import { useLoadPartNumbers } from '../../../src/state/partNumbers/useLoadPartNumbers.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

function Product() {
  useLoadPartNumbers();
  return <ProductScreen />;
}

type Sent = { body?: { part_numbers?: { number: string; product_id: number | null }[] } | undefined };
type CodesCall = { body?: { codes?: string[] } };

/** What a code of the tin is, and nothing else. */
const codeOfTin = ({ body }: CodesCall) => {
  const codes = body?.codes ?? [];
  const isTin = (code: string) => code.toUpperCase() === tin.code;
  return {
    success: true,
    matches: codes.map((code) => ({
      code,
      step: isTin(code) ? 'code' : null,
      product_ids: isTin(code) ? [tin.id] : [],
    })),
    products: codes.some(isTin) ? [tin] : [],
  };
};

const openProduct = async (
  numbers: { number: string; product_id: number }[],
  answer: () => object = () => ({ success: true }),
) => {
  const sent: unknown[] = [];
  const { user } = await renderPortal(<Product />, {
    answers: {
      ...catalogueResponses({ products: [oliveOil] }),
      '/products/by_codes': codeOfTin,
      '/part_numbers': ({ body }: Sent) => {
        if (!body) return { success: true, part_numbers: numbers };
        sent.push(body.part_numbers);
        return answer();
      },
    },
    at: '/product/1',
    route: '/product/:productId',
  });
  return { user, sent };
};

const numbersShown = async () =>
  within(await screen.findByRole('list', { name: 'Your part numbers' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('adds a part number, and shows it', async () => {
  const { user, sent } = await openProduct([]);
  await user.click(await screen.findByRole('button', { name: 'Add a part number' }));
  expect(screen.getByRole('textbox', { name: 'Your part number' })).toHaveFocus();
  await user.keyboard(' CB-77 {Enter}');
  expect(await numbersShown()).toEqual(['CB-77']);
  expect(sent).toEqual([[{ number: 'CB-77', product_id: 1 }]]);
  expect(await screen.findByText('CB-77 is now your number for this product')).toBeVisible();
});

it('removes one, and takes that back', async () => {
  const { user, sent } = await openProduct([
    { number: 'CB-77', product_id: 1 },
    { number: 'CB-78', product_id: 1 },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove your part number CB-77' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Remove your part number CB-77' })).toBeVisible();
  expect(sent).toEqual([[{ number: 'CB-77', product_id: null }], [{ number: 'CB-77', product_id: 1 }]]);
});

it('says before it is saved that the number names another product', async () => {
  const { user } = await openProduct([{ number: 'CB-77', product_id: 2 }]);
  await user.click(await screen.findByRole('button', { name: 'Add a part number' }));
  await user.keyboard('cb 77');
  expect(screen.getByRole('textbox', { name: 'Your part number' })).toHaveAccessibleDescription(
    'CB-77 is your number for another product. Saving moves it to this one.',
  );
});

it('says before it is saved that the number is another product’s code, and doesn’t save it', async () => {
  const { user, sent } = await openProduct([]);
  await user.click(await screen.findByRole('button', { name: 'Add a part number' }));
  const field = screen.getByRole('textbox', { name: 'Your part number' });
  await user.keyboard(String(tin.code));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      `${tin.code} is the code of ${tin.name}. Enter a different number.`,
    ),
  );
  expect(field).toBeInvalid();
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
  await user.keyboard('-B{Enter}');
  expect(await numbersShown()).toEqual([`${tin.code}-B`]);
});

it.each([
  ['number_is_code', 'This is the code of another product'],
  ['too_many_part_numbers', 'You have reached the limit of 20,000 part numbers'],
  ['server', 'We couldn’t save it. Try again.'],
])('says beside the field what is wrong, and keeps what was typed: %s', async (code, message) => {
  const { user } = await openProduct([], () => {
    throw new CallError('refused', { code, status: 422 });
  });
  await user.click(await screen.findByRole('button', { name: 'Add a part number' }));
  const field = screen.getByRole('textbox', { name: 'Your part number' });
  await user.keyboard('CB-77{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue('CB-77');
});

it('needs a letter or a digit, and is closed by Escape', async () => {
  const { user, sent } = await openProduct([]);
  await user.click(await screen.findByRole('button', { name: 'Add a part number' }));
  const field = screen.getByRole('textbox', { name: 'Your part number' });
  await user.keyboard('--{Enter}');
  expect(field).toHaveAccessibleDescription('Enter letters or digits');
  expect(sent).toEqual([]);
  await user.keyboard('{Escape}');
  expect(field).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a part number' })).toHaveFocus();
});

it('says when a removed one can’t be taken back', async () => {
  let isDown = false;
  const { user } = await openProduct([{ number: 'CB-77', product_id: 1 }], () => {
    if (isDown) throw new CallError('server');
    return { success: true };
  });
  await user.click(await screen.findByRole('button', { name: 'Remove your part number CB-77' }));
  isDown = true;
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('We couldn’t save it. Try again.')).toBeVisible();
});
