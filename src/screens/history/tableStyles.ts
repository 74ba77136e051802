import { css, styled } from 'styled-components';
import { Card } from '../../design-system/Card.ts';
import { phone } from '../../design-system/theme/media.ts';

const AREAS = ['number', 'date', 'total', 'status', 'balance', 'line', 'extra', 'actions'];

/** In a narrower place a row is a card of two or three lines. */
const narrow = (styles: ReturnType<typeof css>) => css`
  @container history (max-width: 699.98px) {
    ${styles}
  }
`;

export const TableCard = styled(Card)`
  container: history / inline-size;
`;

export const TransactionsTable = styled.table.attrs({ role: 'table' })`
  width: 100%;
  font-size: 13.5px;

  & :is(th, td) {
    height: 54px;
    padding: 0 8px;
    text-align: start;
    font-weight: inherit;
    white-space: nowrap;
  }

  & :is(th, td):first-child {
    padding-inline-start: 16px;
  }

  & :is(th, td):last-child {
    padding-inline-end: 16px;
  }

  & [data-cell='total'],
  & [data-cell='balance'],
  & [data-cell='actions'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  & [data-cell='total'] {
    font-weight: 600;
  }

  & s {
    color: var(--wp-muted);
    font-weight: 400;
  }

  & td[data-cell='balance']:empty::before {
    content: '—';
  }

  /* The products and the reference are in the document too. */
  @container history (min-width: 700px) and (max-width: 899.98px) {
    & :is(th, td) {
      padding-inline: 4px;
    }

    &:has([data-cell='balance']) [data-cell='line'],
    & [data-cell='hidden'] {
      display: none;
    }
  }

  /* In line with the numbers that have a box. */
  @container history (min-width: 700px) {
    &:has(tbody label) th:first-child:not(:has(label)) {
      padding-inline-start: 49px;
    }
  }

  ${narrow(css`
    & [role='row'] {
      display: grid;
      grid-template-columns: 1fr auto auto;
      grid-template-areas: 'number total actions' 'status balance actions' 'date extra actions' 'line line actions';
      align-items: center;
      gap: 2px 8px;
      padding: 7px 6px 7px 12px;
      line-height: 18px;
    }

    & [role='row'] > :is(th, td) {
      height: auto;
      min-width: 0;
      padding: 0;
      border: 0;
    }

    /* These keep their width; the balance gets a second line first. */
    & [role='row'] > :is([data-cell='status'], [data-cell='actions']) {
      min-width: auto;
    }

    & td[data-cell='balance'] {
      white-space: normal;

      &::before {
        content: attr(data-header) ' ';
        color: var(--wp-muted);
        font-size: 12.5px;
      }
    }

    /* What an invoice says starts in line with its number, beside the boxes. */
    &:has(tbody label) tbody [role='row'] {
      padding-inline-start: 40px;
    }
  `)}

  /* A state and a balance have no room beside each other. A container query within another one would be lost. */
  @container history (max-width: 344.98px) {
    &:has([data-cell='balance']) [role='row'] {
      grid-template-areas: 'number total total' 'status status status' 'date balance balance' 'line line actions' 'extra extra actions';
    }
  }
`;

/** Display styles take the roles away, so they are written. */
export const Row = styled.tr.attrs({ role: 'row' })``;
export const HeadCell = styled.th.attrs({ role: 'columnheader', scope: 'col' })``;
export const NameCell = styled.th.attrs({ role: 'rowheader', scope: 'row' })``;
export const Cell = styled.td.attrs({ role: 'cell' })``;

export const Head = styled.thead.attrs({ role: 'rowgroup' })`
  color: var(--wp-muted);
  font-size: 12.5px;
  font-weight: 600;

  & th {
    height: 37px;
    border-block-end: 1px solid var(--wp-line);
  }

  ${narrow(css`
    & [role='row'] {
      display: flex;
      gap: 14px;
      padding-block: 0;
      border-block-end: 1px solid var(--wp-line);
    }

    & th:not(:has(button)) {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  `)}
`;

// The arrow isn't read out, because `aria-sort` is.
export const SortButton = styled.button.attrs({ type: 'button' })`
  min-height: 36px;
  margin-inline: -6px;
  padding: 0 6px;
  border-radius: 6px;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;

  &::after {
    content: '\\2195' / '';
    padding-inline-start: 5px;
    opacity: 0.6;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  [aria-sort='ascending'] > &,
  [aria-sort='descending'] > & {
    color: var(--wp-ink);

    &::after {
      content: '\\2191' / '';
      opacity: 1;
    }
  }

  [aria-sort='descending'] > &::after {
    content: '\\2193' / '';
  }

  ${phone} {
    min-height: 44px;
    margin-inline: 0;
  }
`;

export const Body = styled.tbody.attrs({ role: 'rowgroup' })`
  & tr:not(:first-child) {
    border-block-start: 1px solid var(--wp-line);
  }

  & [data-cell='line'] {
    width: 36%;
    max-width: 0;
  }

  ${narrow(css`
    ${AREAS.map((area) => `& [data-cell='${area}'] { grid-area: ${area}; }`).join('')}

    & tr {
      position: relative;
    }

    & [data-cell='number'] a::after {
      content: '';
      position: absolute;
      inset: 0;
    }

    & [data-cell='line'] {
      width: auto;
      max-width: none;
    }

    & [data-cell='number'] label {
      position: absolute;
      inset: -2px auto auto 0;
      padding-inline: 12px;
    }

    & [data-cell='extra'] {
      grid-column: 1 / 3;
      justify-self: end;

      &::before {
        content: attr(data-header) ' ';
        color: var(--wp-muted);
        font-size: 12.5px;
      }
    }

    /* The total above it is the balance. */
    & [data-cell='hidden'],
    & td:empty,
    & td:has([data-total]) {
      display: none;
    }
  `)}

  /* Below the row's other lines. */
  @container history (max-width: 344.98px) {
    & [data-cell='extra'] {
      grid-row: 5;
      justify-self: start;
    }
  }
`;

export const Foot = styled.tfoot.attrs({ role: 'rowgroup' })`
  background: var(--wp-page);
  font-weight: 650;

  & :is(th, td) {
    height: 42px;
    border-block-start: 1px solid var(--wp-line);
  }

  ${narrow(css`
    & [role='row'] {
      grid-template: auto / 1fr auto;
      padding: 10px 12px;
      border-block-start: 1px solid var(--wp-line);
    }

    & [data-cell='balance'] {
      grid-column: 2;
    }

    & td:not([data-cell='total'], [data-cell='balance']) {
      display: none;
    }
  `)}
`;
