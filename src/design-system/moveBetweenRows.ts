import { focusedElement } from './focusedElement.ts';

const ROW = '[data-row]';

const hasPassed = (row: Element, from: Element): boolean =>
  row === from || Boolean(row.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING);

/**
 * Moves the focus between the rows of a panel below a field: to the next (1) or the previous (-1) one, from the first back to the
 * field. What else stands in a row leads to its own row first. Returns whether the key was used.
 */
export const moveBetweenRows = (
  panel: ParentNode,
  field: HTMLElement | undefined,
  direction: 1 | -1,
): boolean => {
  const from = focusedElement();
  const rows = [...panel.querySelectorAll<HTMLElement>(ROW)];
  const current = from && from !== field ? rows.findLastIndex((row) => hasPassed(row, from)) : -1;
  const isInRow = direction === -1 && rows[current] !== from;
  const next = isInRow ? current : current + direction;
  const target = next < 0 ? field : rows[next];
  target?.focus();
  return target !== undefined && (from !== field || direction === 1);
};
