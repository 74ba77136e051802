import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { expect, test, vi } from 'vitest';
import type { VirtualRows } from '../../../src/design-system/VirtualRows.tsx';

const NAME = 'Olive oil tin 5 L';

type Rows = { VirtualRows: typeof VirtualRows };

/** The store, of which no code has been loaded. `listLoaded` and `listReady` hold the code and the render of the virtual list. */
const importStore = async (listLoaded: Promise<void>, listReady: Promise<void>) => {
  vi.resetModules();
  vi.doMock('../../support/loadCode.ts', () => ({}));
  vi.doMock('../../../src/design-system/VirtualRows.tsx', async (importOriginal) => {
    const { VirtualRows } = await importOriginal<Rows>();
    await listLoaded;
    return { VirtualRows: lazy(() => listReady.then(() => ({ default: VirtualRows }))) };
  });
  return import('../../screens/catalogue/openStore.tsx');
};

test('nothing can be typed into a row before the virtual list has rendered it, so that no text is lost', async () => {
  const code = Promise.withResolvers<void>();
  const list = Promise.withResolvers<void>();
  const { openStore } = await importStore(code.promise, list.promise);
  const { http, user } = await openStore();
  await screen.findByRole('link', { name: NAME });
  await waitFor(() => expect(http.sent.map(({ path }) => path)).toContain('/pricing'));
  await act(() => vi.dynamicImportSettled());
  code.resolve();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  list.resolve();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: `Quantity: ${NAME}` });
  await waitFor(() => expect(field).toBeEnabled());
  await user.clear(field);
  await user.type(field, 'abc');
  field.setSelectionRange(1, 2);
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['abc', 1, 2]);
  vi.doUnmock('../../support/loadCode.ts');
  vi.doUnmock('../../../src/design-system/VirtualRows.tsx');
});
