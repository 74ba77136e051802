import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LimitedTextArea } from '../../src/components/LimitedTextArea.tsx';
import { LimitedTextField } from '../../src/components/LimitedTextField.tsx';
import { renderPortal } from '../support/renderPortal.tsx';

const CUT = 'The text was too long: only the first 20 characters were kept.';

describe.each([
  ['a field', LimitedTextField],
  ['an area', LimitedTextArea],
])('%s with a limit', (_, Limited) => {
  const open = async () => {
    const { user } = await renderPortal(<Limited label="Notes" hint="For us" maxLength={20} />);
    const field = screen.getByRole('textbox', { name: 'Notes' });
    await user.click(field);
    return { user, field };
  };

  test('says that a pasted text was cut, until something else is typed', async () => {
    const { user, field } = await open();
    await user.paste('x'.repeat(30));
    expect(field).toHaveValue('x'.repeat(20));
    expect(screen.getByText(CUT)).toBeVisible();
    expect(field).toBeInvalid();
    await user.keyboard('{Backspace}');
    expect(screen.queryByText(CUT)).toBeNull();
  });

  test('takes a paste that fits, also in the place of a selection', async () => {
    const { user, field } = await open();
    await user.paste('x'.repeat(20));
    await user.tripleClick(field);
    await user.paste('y'.repeat(20));
    expect(field).toHaveValue('y'.repeat(20));
    expect(screen.queryByText(CUT)).toBeNull();
  });

  test('counts the characters near its limit', async () => {
    const { user, field } = await open();
    await user.type(field, 'x'.repeat(17));
    expect(field).toHaveAccessibleDescription('For us');
    await user.type(field, 'xxxx');
    expect(field).toHaveAccessibleDescription('20 of 20 characters');
  });
});
