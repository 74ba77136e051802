import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import { ConfirmDialog } from '../../src/design-system/ConfirmDialog.tsx';
import { Dialog } from '../../src/design-system/Dialog.tsx';
import { TextField } from '../../src/design-system/TextField.tsx';
import { renderInRoot } from './renderInRoot.tsx';

function NewList() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New list</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Name the list"
        description="Lists keep what you order together."
        closeLabel="Close"
        actions={<Button onClick={close}>Save</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

async function openNewList() {
  const { person, container } = renderInRoot(<NewList />);
  await person.click(screen.getByRole('button', { name: 'New list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Name the list' });
  return { person, container, dialog };
}

test('opens inside the root, with name, description and the focus in its first field', async () => {
  const { container, dialog } = await openNewList();
  expect(container).toContainElement(dialog);
  expect(dialog).toHaveAccessibleDescription('Lists keep what you order together.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('the focus stays inside it', async () => {
  const { person, dialog } = await openNewList();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  const visited = new Set<string>();
  for (let step = 0; step < 6; step += 1) {
    await person.tab();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    visited.add(
      document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
  }
  expect(visited).toContain('Save');
  expect(visited).toContain('Close');
});

test.each(['Escape', 'Close', 'Save'])(
  '%s closes it and the focus returns to its opener',
  async (closeMethod) => {
    const { person } = await openNewList();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    if (closeMethod === 'Escape') await person.keyboard('{Escape}');
    else await person.click(screen.getByRole('button', { name: closeMethod }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'New list' })).toHaveFocus();
  },
);

test('a confirmation focuses its cancel button, and confirms only on the confirm button', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const { person } = renderInRoot(
    <ConfirmDialog
      open
      danger
      title="Remove this line?"
      description="You can undo it."
      confirmLabel="Remove"
      cancelLabel="Cancel"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  await screen.findByRole('alertdialog', { name: 'Remove this line?' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await person.keyboard('{Enter}');
  expect(cancel).toHaveBeenCalledTimes(1);
  expect(confirm).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  expect(confirm).toHaveBeenCalledTimes(1);
});
