import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NativeSelect } from '../../src/design-system/NativeSelect.tsx';
import { Select } from '../../src/design-system/Select.tsx';
import { renderInRoot } from './renderInRoot.tsx';

type Place = 'warehouse' | 'shop' | 'kiosk';

function Address({ error }: { error?: string }) {
  const [place, setPlace] = useState<Place | null>(null);
  return (
    <Select
      label="Address"
      placeholder="Choose one"
      error={error}
      value={place}
      onChange={setPlace}
      options={[
        { value: 'warehouse', label: 'Main warehouse' },
        { value: 'shop', label: 'Shop' },
        { value: 'kiosk', label: 'Kiosk', disabled: true },
      ]}
    />
  );
}

test('shows its placeholder, then what was chosen', async () => {
  const { person, container } = renderInRoot(<Address />);
  const field = screen.getByRole('combobox', { name: 'Address' });
  expect(field).toHaveTextContent('Choose one');
  await person.click(field);
  expect(container).toContainElement(await screen.findByRole('listbox'));
  await person.click(screen.getByRole('option', { name: 'Shop' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(field).toHaveTextContent('Shop');
});

test('works with the keyboard alone', async () => {
  const { person } = renderInRoot(<Address />);
  await person.tab();
  const field = screen.getByRole('combobox', { name: 'Address' });
  expect(field).toHaveFocus();
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Main warehouse' })).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'Shop' })).toHaveFocus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveTextContent('Shop'));
});

test('its error is read with it', () => {
  renderInRoot(<Address error="Choose where it goes." />);
  const field = screen.getByRole('combobox', { name: 'Address' });
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Choose where it goes.');
});

test('leaves no style in the page', async () => {
  const { person } = renderInRoot(<Address />);
  await person.click(screen.getByRole('combobox', { name: 'Address' }));
  await screen.findByRole('listbox');
  expect(document.head.querySelectorAll('style')).toHaveLength(0);
});

test('the native one has a name and its options', async () => {
  const { person } = renderInRoot(
    <NativeSelect
      label="Unit"
      defaultValue="each"
      options={[
        { value: 'each', label: 'Each' },
        { value: 'case', label: 'Case of 12' },
      ]}
    />,
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'Case of 12');
  expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveDisplayValue('Case of 12');
});
