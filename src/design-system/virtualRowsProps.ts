import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { ListFrame } from './useListFrame.ts';

export const List = styled.ul`
  position: relative;
`;

/** Rows with several items: the list is a plain element and the items have the role; so has the row of a grid. */
export const listProps = ({
  rowsAreItems = true,
  isGrid = false,
}: Pick<RowsProps, 'rowsAreItems' | 'isGrid'>) =>
  rowsAreItems ? {} : ({ as: 'div', role: isGrid ? 'rowgroup' : 'list' } as const);

// An element without a component of its own: rows are placed at each change of the list.
export const rowProps = (rowsAreItems: boolean, index: number, count: number) =>
  rowsAreItems ? { 'aria-setsize': count, 'aria-posinset': index + 1 } : { role: 'none' };

/** `offset`: of the scrolling, `shift`: distance from the start of that row, or of the list; px. */
export type VirtualListPosition = {
  offset: number;
  row: number;
  shift: number;
  measurements: VirtualItem[];
};

export type VirtualListHandle = { position(): VirtualListPosition; scrollToRow(index: number): void };

/**
 * `estimate`: of a row's height, px. `row`: with `isFirst` the virtual list's row will replace it, so that
 * nothing can be typed into it yet. `rowsAreItems`: false when rows hold several items with the role
 * `listitem`; `isGrid`: or `row`. `isEditable`: the rows wait for the virtual list, whose rows replace the first ones. `initial`:
 * default is the scroller's current position.
 */
export type RowsProps = {
  label: string;
  count: number;
  estimate: number;
  keyOf(index: number): string | number;
  row(index: number, isFirst: boolean): ReactNode;
  rowsAreItems?: boolean;
  isGrid?: boolean;
  isEditable?: boolean;
  overscan?: number;
  initial?: { offset: number; measurements?: VirtualItem[] | undefined } | undefined;
  onRange?(first: number, last: number): void;
  ref?: Ref<VirtualListHandle> | undefined;
};

export type FramedRowsProps = RowsProps & { frame: ListFrame };
