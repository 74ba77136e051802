import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { phone } from './theme/media.ts';
import { tightTable } from './theme/tableMedia.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export type TableColumn<Row> = {
  key: string;
  header: string;
  align?: 'start' | 'end';
  /** CSS length; columns without one share the rest. */
  width?: string;
  isRowHeader?: boolean;
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

/** The narrowest column on average, px: narrower rows become cards. */
const COLUMN_WIDTH = 118;

const Frame = styled.div`
  container: table / inline-size;
`;

const cards = (columns: number, styles: ReturnType<typeof css>) => css`
  ${phone} {
    ${styles}
  }

  @container table (max-width: ${columns * COLUMN_WIDTH - 0.02}px) {
    ${styles}
  }
`;

const StyledTable = styled.table`
  width: 100%;
  font-size: 13px;
`;

const cell = css<{ $align: 'start' | 'end' }>`
  padding: 8px 12px;
  text-align: ${({ $align }) => $align};
  font-weight: inherit;

  ${tightTable} {
    padding-inline: 8px;
  }
`;

const HeaderCell = styled.th<{ $align: 'start' | 'end' }>`
  ${cell}
  border-block-end: 1px solid var(--wp-line);
  color: var(--wp-muted);
  font-size: 12px;
  font-weight: 600;
  white-space: nowrap;
`;

const hiddenHead = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

const Head = styled.thead<{ $columns: number }>`
  ${({ $columns }) => cards($columns, hiddenHead)}
`;

const HeaderRow = styled.tr``;

const Body = styled.tbody``;

const cardRow = css`
  display: block;
  padding: 10px 0;
`;

const Row = styled.tr<{ $columns: number }>`
  &:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }

  ${({ $columns }) => cards($columns, cardRow)}
`;

const cardCell = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding: 3px 12px;
  text-align: start;

  &::before {
    content: attr(data-header);
    color: var(--wp-muted);
  }

  &[role='rowheader']::before {
    display: none;
  }
`;

const Cell = styled.td<{ $align: 'start' | 'end'; $isRowHeader: boolean; $columns: number }>`
  ${cell}
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};
  font-weight: ${({ $isRowHeader }) => ($isRowHeader ? 600 : 'inherit')};
  ${({ $columns }) => cards($columns, cardCell)}
`;

/** In a narrow place each row becomes a card whose cells repeat their headers; the table roles stay. */
export function Table<Item>({ caption, columns, rows, rowKey }: TableProps<Item>) {
  return (
    <Frame>
      <StyledTable role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <Head role="rowgroup" $columns={columns.length}>
          <HeaderRow role="row">
            {columns.map(({ key, header, align = 'start', width, isHeaderHidden }) => (
              <HeaderCell key={key} role="columnheader" scope="col" $align={align} style={{ width }}>
                {isHeaderHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
              </HeaderCell>
            ))}
          </HeaderRow>
        </Head>
        <Body role="rowgroup">
          {rows.map((row) => (
            <Row key={rowKey(row)} role="row" $columns={columns.length}>
              {columns.map(
                ({ key, header, align = 'start', isRowHeader, isHeaderHidden, cell: renderCell }) => (
                  <Cell
                    key={key}
                    as={isRowHeader ? 'th' : 'td'}
                    role={isRowHeader ? 'rowheader' : 'cell'}
                    data-header={isHeaderHidden ? undefined : header}
                    $align={align}
                    $isRowHeader={isRowHeader === true}
                    $columns={columns.length}
                  >
                    {renderCell(row)}
                  </Cell>
                ),
              )}
            </Row>
          ))}
        </Body>
      </StyledTable>
    </Frame>
  );
}
