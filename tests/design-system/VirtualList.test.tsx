import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

const ROW_HEIGHT_PX = 100;

/** The list whose code hasn't been loaded by an earlier test. */
const importLists = () => {
  vi.resetModules();
  return import('../../src/design-system/VirtualList.tsx');
};

test('the first rows can be typed into, and stay when the others are placed', async () => {
  const { VirtualList } = await importLists();
  render(
    <VirtualList
      label="Lines"
      count={60}
      estimate={ROW_HEIGHT_PX}
      keyOf={(index) => index}
      row={(index) => <input aria-label={`Line ${index}`} />}
    />,
  );
  const list = screen.getByRole('list', { name: 'Lines' });
  const field = screen.getByRole('textbox', { name: 'Line 1' });
  expect(list).not.toHaveAttribute('data-placed');
  // Rows that are higher than estimated don't lie over what follows.
  expect(list.style.minHeight).toBe('6000px');
  expect(list.style.height).toBe('');
  await userEvent.type(field, '12');
  await waitFor(() => expect(list).toHaveAttribute('data-placed'));
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('12');
  expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '60');
});

test('the first rows fill the screen only, so that the next page isn’t loaded', async () => {
  const { VirtualRows } = await importLists();
  vi.stubGlobal('innerHeight', 768);
  const onRange = vi.fn();
  render(
    <VirtualRows
      label="Products"
      count={40}
      estimate={ROW_HEIGHT_PX}
      frame={{ scroller: window, width: 800, margin: 0 }}
      keyOf={(index) => index}
      row={(index) => `Product ${index}`}
      onRange={onRange}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(onRange).toHaveBeenCalled();
  expect(onRange.mock.calls.filter(([first, last]) => first !== 0 || last !== 7)).toEqual([]);
});
