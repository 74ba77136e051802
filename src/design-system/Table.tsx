import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { phone, tight } from './theme/media.ts';
import { VisuallyHidden } from './VisuallyHidden.ts';

export type TableColumn<Row> = {
  key: string;
  header: string;
  /** `end` for numbers, so that they line up. */
  align?: 'start' | 'end';
  /** CSS length; the rest is shared. */
  width?: string;
  /** The cell that names its row: a row header, and the title of its card on a phone. */
  names?: boolean;
  /** On a phone its header isn't repeated beside it. */
  speaksForItself?: boolean;
  cell: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  /** What the table holds; for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
};

const Styled = styled.table`
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

const Cell = styled.td<{ $align: 'start' | 'end'; $names: boolean }>`
  ${cell}
  white-space: ${({ $align }) => ($align === 'end' ? 'nowrap' : 'normal')};
  font-weight: ${({ $names }) => ($names ? 600 : 'inherit')};

  ${phone} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 3px 12px;
    text-align: start;

    &::before {
      content: attr(data-header);
      display: ${({ $names }) => ($names ? 'none' : 'block')};
      color: var(--wp-muted);
    }
  }
`;

/**
 * Rows of figures: dense, numbers to the right. On a phone each row stacks into a card whose cells carry their headers;
 * the roles stay those of a table.
 */
export function Table<Item>({ caption, columns, rows, rowKey }: TableProps<Item>) {
  return (
    <Styled role="table">
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
            {columns.map(({ key, header, align = 'start', names, speaksForItself, cell: content }) => (
              <Cell
                key={key}
                as={names ? 'th' : 'td'}
                role={names ? 'rowheader' : 'cell'}
                data-header={speaksForItself ? undefined : header}
                $align={align}
                $names={names === true}
              >
                {content(row)}
              </Cell>
            ))}
          </Row>
        ))}
      </Body>
    </Styled>
  );
}
