import type { VirtualItem } from '@tanstack/react-virtual';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { ListFrame } from './useListFrame.ts';

export const List = styled.ul`
  position: relative;
`;

/** Rows with several items: the list is a plain element and the items have the role. */
export const groupedList = { as: 'div', role: 'list' } as const;

// An element without a component of its own: rows are placed at each change of the list.
export const rowProps = (rowsAreItems: boolean, index: number, count: number) =>
  rowsAreItems ? { 'aria-setsize': count, 'aria-posinset': index + 1 } : { role: 'none' };

export type VirtualListPosition = {
  /** Scroll offset, px. */
  offset: number;
  row: number;
  /** Distance from the start of that row, or of the list, px. */
  shift: number;
  measurements: VirtualItem[];
};

export type VirtualListHandle = { position(): VirtualListPosition };

export type RowsProps = {
  label: string;
  count: number;
  /** Estimated row height, px. */
  estimate: number;
  keyOf(index: number): string | number;
  /** `isFirst`: the virtual list's row will replace it, so that nothing can be typed into it yet. */
  row(index: number, isFirst: boolean): ReactNode;
  /** False when rows hold several items with the role `listitem`. */
  rowsAreItems?: boolean;
  /** Rows that can be edited wait for the virtual list, whose rows replace the first ones. */
  isEditable?: boolean;
  overscan?: number;
  /** Default: the scroller's current one. */
  initial?: { offset: number; measurements?: VirtualItem[] | undefined } | undefined;
  onRange?(first: number, last: number): void;
  ref?: Ref<VirtualListHandle> | undefined;
};

export type FramedRowsProps = RowsProps & { frame: ListFrame };
