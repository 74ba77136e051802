import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { phone, tight } from './theme/media.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export type TableColumn<Row> = {
  key: string;
  header: string;
  align?: 'start' | 'end';
  /** CSS length; columns without one share the rest. */
  width?: string;
  isRowHeader?: boolean;
  hideHeaderOnPhone?: boolean;
  cell: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

const StyledTable = styled.table`
  width: 100%;
  font-size: 13px;
`;

const cell = css<{ $align: 'start' | 'end' }>`
  padding: 8px 12px;
  text-align: ${({ $align }) => $align};
  font-weight: inherit;

  ${tight} {
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

const Head = styled.thead`
  ${phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const HeaderRow = styled.tr``;

const Body = styled.tbody``;

const Row = styled.tr`
  &:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }

  ${phone} {
    display: block;
    padding: 10px 0;
  }
`;

const Cell = styled.td<{ $align: 'start' | 'end'; $isRowHeader: boolean }>`
  ${cell}
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};
  font-weight: ${({ $isRowHeader }) => ($isRowHeader ? 600 : 'inherit')};

  ${phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 3px 12px;
    text-align: start;

    &::before {
      content: attr(data-header);
      display: ${({ $isRowHeader }) => ($isRowHeader ? 'none' : 'block')};
      color: var(--wp-muted);
    }
  }
`;

/** On a phone each row becomes a card whose cells repeat their headers; the table roles stay. */
export function Table<Item>({ caption, columns, rows, rowKey }: TableProps<Item>) {
  return (
    <StyledTable role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <Head role="rowgroup">
        <HeaderRow role="row">
          {columns.map(({ key, header, align = 'start', width }) => (
            <HeaderCell key={key} role="columnheader" scope="col" $align={align} style={{ width }}>
              {header}
            </HeaderCell>
          ))}
        </HeaderRow>
      </Head>
      <Body role="rowgroup">
        {rows.map((row) => (
          <Row key={rowKey(row)} role="row">
            {columns.map(
              ({ key, header, align = 'start', isRowHeader, hideHeaderOnPhone, cell: renderCell }) => (
                <Cell
                  key={key}
                  as={isRowHeader ? 'th' : 'td'}
                  role={isRowHeader ? 'rowheader' : 'cell'}
                  data-header={hideHeaderOnPhone ? undefined : header}
                  $align={align}
                  $isRowHeader={isRowHeader === true}
                >
                  {renderCell(row)}
                </Cell>
              ),
            )}
          </Row>
        ))}
      </Body>
    </StyledTable>
  );
}
