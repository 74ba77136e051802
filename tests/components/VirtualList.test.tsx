import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { VirtualList, VirtualRows } from '../../src/components/VirtualList.tsx';

const ROW_HEIGHT_PX = 100;

test('rows that can be edited wait for the virtual list: what is typed into the first ones would be lost', () => {
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

test('the first rows reach as far as the screen, so that a list of one page doesn’t load its next', () => {
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
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  expect(onRange.mock.calls).toEqual([[0, 7]]);
});
