import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

const ROW_HEIGHT_PX = 100;

/** The list whose code hasn't been loaded by an earlier test. */
const importLists = () => {
  vi.resetModules();
  return import('../../src/design-system/VirtualList.tsx');
};

test('editable rows are rendered by the virtual list only, so that no typed text is lost', async () => {
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
  expect(screen.getByRole('list', { name: 'Lines' })).toHaveAttribute('inert');
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
