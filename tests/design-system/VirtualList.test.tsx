import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FramedRowsProps } from '../../src/design-system/virtualRowsProps.ts';

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

/** What the browser tells of the elements' sizes, which are nothing without a layout. */
const stubSizes = () => {
  const observers: ResizeObserverCallback[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        observers.push(callback);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_HEIGHT_PX);
  onTestFinished(() => height.mockRestore());
  return (target: Element, blockSize: number) => {
    const size = { blockSize, inlineSize: 800 };
    const entry = {
      target,
      contentRect: target.getBoundingClientRect(),
      borderBoxSize: [size],
      contentBoxSize: [size],
      devicePixelContentBoxSize: [size],
    };
    for (const tell of [...observers]) tell([entry], new ResizeObserver(() => undefined));
  };
};

const renderProducts = async (props: Partial<FramedRowsProps>) => {
  const { VirtualRows } = await importLists();
  render(
    <VirtualRows
      label="Products"
      count={40}
      estimate={ROW_HEIGHT_PX}
      frame={{ scroller: window, width: 800, margin: 0 }}
      keyOf={(index) => index}
      row={(index) => `Product ${index}`}
      {...props}
    />,
  );
};

test('a row that becomes higher moves those below it, and renders nothing', async () => {
  const resize = stubSizes();
  const row = vi.fn((index: number) => `Product ${index}`);
  await renderProducts({ row });
  const list = screen.getByRole('list', { name: 'Products' });
  await waitFor(() => expect(list.style.height).toBe('4000px'));
  const [first, second] = screen.getAllByRole('listitem');
  if (!first || !second) throw new Error('The list has no rows');
  row.mockClear();
  resize(first, ROW_HEIGHT_PX + 40);
  expect(second.style.insetBlockStart).toBe('140px');
  expect(list.style.height).toBe('4040px');
  expect(row).not.toHaveBeenCalled();
});

test('the first rows fill the screen only, so that the next page isn’t loaded', async () => {
  vi.stubGlobal('innerHeight', 768);
  const onRange = vi.fn();
  await renderProducts({ onRange });
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(onRange).toHaveBeenCalled();
  expect(onRange.mock.calls.filter(([first, last]) => first !== 0 || last !== 7)).toEqual([]);
});
