import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { SearchField } from '../../src/design-system/SearchField.tsx';
import { renderInRoot } from './renderInRoot.tsx';

function Store() {
  const [text, setText] = useState('');
  return <SearchField label="Search" clearLabel="Clear" shortcut="/" value={text} onChange={setText} />;
}

test('Escape and the button clear it and keep the focus in it', async () => {
  const { person } = renderInRoot(<Store />);
  const search = screen.getByRole('searchbox', { name: 'Search' });
  await person.type(search, 'oil');
  await person.keyboard('{Escape}');
  expect(search).toHaveDisplayValue('');
  expect(search).toHaveFocus();
  await person.type(search, 'tea');
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  expect(search).toHaveDisplayValue('');
  expect(search).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
});
