import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

const NAME = 'Olive oil tin 5 L';

type VirtualizerCode = typeof import('../../../src/design-system/rowVirtualizer.ts');

/** The store, of which no code has been loaded. `released`: holds the code that places the rows. */
const importStore = async (released: Promise<void>) => {
  vi.resetModules();
  vi.doMock('../../support/loadCode.ts', () => ({}));
  vi.doMock('../../../src/design-system/rowVirtualizer.ts', async (importOriginal) => {
    await released;
    return importOriginal<VirtualizerCode>();
  });
  onTestFinished(() => {
    vi.doUnmock('../../support/loadCode.ts');
    vi.doUnmock('../../../src/design-system/rowVirtualizer.ts');
  });
  return import('../../screens/catalogue/openStore.tsx');
};

test('what is typed into a row before the code of the long list has come stays, with its focus', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { openStore } = await importStore(released);
  const { user } = await openStore();
  await screen.findByRole('link', { name: NAME });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: `Quantity: ${NAME}` });
  await waitFor(() => expect(field).toBeEnabled());
  await user.clear(field);
  await user.type(field, 'abc');
  field.setSelectionRange(1, 2);
  const list = screen.getByRole('list', { name: 'Products' });
  expect(list).not.toHaveAttribute('data-placed');
  release();
  await waitFor(() => expect(list).toHaveAttribute('data-placed'));
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['abc', 1, 2]);
});
