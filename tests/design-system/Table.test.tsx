import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Alert } from '../../src/design-system/Alert.tsx';
import { ProgressBar } from '../../src/design-system/ProgressBar.tsx';
import { Table } from '../../src/design-system/Table.tsx';
import { renderInRoot } from './renderInRoot.tsx';

test('a table has a name, and its rows are named by their header cells', () => {
  renderInRoot(
    <Table
      caption="Recent orders"
      rows={[
        { number: 'A-1', total: '12.50' },
        { number: 'A-2', total: '1,204.00' },
      ]}
      rowKey={(row) => row.number}
      columns={[
        { key: 'number', header: 'Order', isRowHeader: true, cell: (row) => row.number },
        { key: 'total', header: 'Total', align: 'end', cell: (row) => row.total },
      ]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Recent orders' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Order', 'Total']);
  expect(within(table).getByRole('rowheader', { name: 'A-2' })).toBeVisible();
  expect(within(table).getByRole('cell', { name: '1,204.00' })).toHaveStyle({ textAlign: 'end' });
});

test('progress has a text of what is missing', () => {
  renderInRoot(<ProgressBar label="Free shipping" value={1.4} valueText="Reached" />);
  const bar = screen.getByRole('progressbar', { name: 'Free shipping' });
  expect(bar).toHaveAttribute('aria-valuenow', '100');
  expect(bar).toHaveAttribute('aria-valuetext', 'Reached');
});

test('an error message is an alert, others are only on request', () => {
  renderInRoot(
    <>
      <Alert tone="bad" title="Not placed" />
      <Alert tone="info" title="Good to know" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not placed');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
