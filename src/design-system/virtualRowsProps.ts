import type { VirtualItem } from '@tanstack/virtual-core';
import type { Key, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { ListFrame } from './useListFrame.ts';

export const List = styled.ul`
  position: relative;

  &[data-placed] > * {
    position: absolute;
    inset-inline: 0;
  }
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

/** Places rows as the adapters of `@tanstack/virtual-core` do, but can begin after the first render. */
export type RowVirtualizer = {
  /** The rows to render, and the last one's index; called at each render. */
  rowsFor(props: FramedRowsProps): { rows: readonly { key: Key; index: number }[]; last: number };
  measure(row: HTMLElement | null): void;
  /** The ref of the list; returns a function that ends it. */
  connect(this: void, list: HTMLElement | null): () => void;
  /** After each commit: places the rows. */
  commit(): void;
  position(): VirtualListPosition;
  scrollToRow(index: number): void;
};

export type VirtualListHandle = Pick<RowVirtualizer, 'position' | 'scrollToRow'>;

/**
 * `estimate`: of a row's height, px. `rowsAreItems`: false when rows hold several items with the role `listitem`; `isGrid`: or `row`. `initial`:
 * default is the scroller's current position. `ref`: null until the list places its rows.
 */
export type RowsProps = {
  label: string;
  count: number;
  estimate: number;
  keyOf(index: number): string | number;
  row(index: number): ReactNode;
  rowsAreItems?: boolean;
  isGrid?: boolean;
  overscan?: number;
  initial?: { offset: number; measurements?: VirtualItem[] | undefined } | undefined;
  onRange?(first: number, last: number): void;
  ref?: Ref<VirtualListHandle | null> | undefined;
};

export type FramedRowsProps = RowsProps & { frame: ListFrame };
