import { Fragment } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { loadable } from '../../design-system/loadable.tsx';
import type { RowsProps } from './VirtualRows.tsx';

const List = styled.div.attrs({ role: 'list' })``;

/** Rows that fill a large screen; more come with the windowing. */
const FIRST = 12;

function FirstRows({ label, count, row, keyOf }: RowsProps) {
  return (
    <List aria-label={label}>
      {Array.from({ length: Math.min(count, FIRST) }, (_, index) => (
        <Fragment key={keyOf(index)}>{row(index, 'first')}</Fragment>
      ))}
    </List>
  );
}

/** The rows: the first ones as they are until the code that windows a long list has come, behind the first paint. */
export const LazyRows = loadable<RowsProps>(async () => {
  await afterPaint();
  return (await import('./VirtualRows.tsx')).VirtualRows;
}, FirstRows);
