import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from '../../src/design-system/Tabs.tsx';
import { renderInRoot } from './renderInRoot.tsx';

type Kind = 'orders' | 'invoices' | 'estimates';

function Documents() {
  const [kind, setKind] = useState<Kind>('orders');
  return (
    <Tabs
      label="Documents"
      value={kind}
      onChange={setKind}
      tabs={[
        { key: 'orders', label: 'Orders' },
        { key: 'invoices', label: 'Invoices' },
        { key: 'estimates', label: 'Estimates' },
      ]}
    >
      <p>These are the {kind}.</p>
    </Tabs>
  );
}

test('shows only the selected tab', async () => {
  const { person } = renderInRoot(<Documents />);
  expect(screen.getByRole('tab', { name: 'Orders' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('These are the orders.');
  await person.click(screen.getByRole('tab', { name: 'Invoices' }));
  expect(screen.getByRole('tab', { name: 'Invoices' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Invoices' })).toHaveTextContent('These are the invoices.');
});

test('arrows move the focus, Enter selects', async () => {
  const { person } = renderInRoot(<Documents />);
  await person.tab();
  expect(screen.getByRole('tab', { name: 'Orders' })).toHaveFocus();
  await person.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Estimates' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('These are the orders.');
  await person.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('These are the estimates.');
});
