import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../src/design-system/Button.tsx';
import { Menu } from '../../src/design-system/Menu.tsx';
import { Popover } from '../../src/design-system/Popover.tsx';
import { renderInRoot } from './renderInRoot.tsx';

function account() {
  const chosen = vi.fn();
  const rendered = renderInRoot(
    <>
      <Menu
        label="Account"
        trigger={<Button>Account</Button>}
        items={[
          { key: 'history', label: 'History', href: '#history', onSelect: () => chosen('history') },
          { key: 'settings', label: 'Settings', onSelect: () => chosen('settings') },
          { key: 'en', label: 'English', checked: true, onSelect: () => chosen('en') },
          { key: 'out', label: 'Sign out', onSelect: () => chosen('out') },
        ]}
      />
      <input aria-label="Elsewhere" />
    </>,
  );
  return { chosen, ...rendered, opener: screen.getByRole('button', { name: 'Account' }) };
}

test('opens by the pointer, runs the selected action, and closes', async () => {
  const { person, chosen, container, opener } = account();
  expect(opener).toHaveAttribute('aria-haspopup', 'menu');
  await person.click(opener);
  const menu = await screen.findByRole('menu', { name: 'Account' });
  expect(container).toContainElement(menu);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await person.click(screen.getByRole('menuitem', { name: 'Settings' }));
  expect(chosen).toHaveBeenCalledExactlyOnceWith('settings');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('works with the keyboard alone', async () => {
  const { person, chosen, opener } = account();
  await person.tab();
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'History' })).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus());
  await person.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('settings');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the up key starts at the last item; Escape closes without an action', async () => {
  const { person, chosen, opener } = account();
  await person.tab();
  await person.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

test('a second click on its opener closes it', async () => {
  const { person, opener } = account();
  await person.click(opener);
  await screen.findByRole('menu');
  await person.click(opener);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a click on another field closes it and the focus stays there', async () => {
  const { person, opener } = account();
  await person.click(opener);
  await screen.findByRole('menu');
  await person.click(screen.getByRole('textbox', { name: 'Elsewhere' }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveFocus();
});

test('an item with an address is a link; the current radio item is checked', async () => {
  const { person, chosen, opener } = account();
  await person.click(opener);
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
  const history = screen.getByRole('menuitem', { name: 'History' });
  expect(history).toHaveAttribute('href', '#history');
  await person.click(history);
  expect(chosen).toHaveBeenCalledExactlyOnceWith('history');
});

test('a popover opens beside its opener, and Escape returns the focus to it', async () => {
  const { person } = renderInRoot(
    <Popover title="Why this price?" trigger={<Button>8.17</Button>}>
      {() => <p>List price 9.80</p>}
    </Popover>,
  );
  const opener = screen.getByRole('button', { name: '8.17' });
  await person.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Why this price?' })).toHaveTextContent('List price 9.80');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test.each([
  [
    'a menu',
    () => (
      <Menu
        label="Panel"
        trigger={<Button>Open</Button>}
        items={[{ key: 'one', label: 'One', onSelect: () => undefined }]}
      />
    ),
    'menu',
  ],
  [
    'a popover',
    () => (
      <Popover title="Panel" trigger={<Button>Open</Button>}>
        {() => <button type="button">One</button>}
      </Popover>
    ),
    'dialog',
  ],
] as const)('Tab leaves %s, which closes; the next Tab goes on from its button', async (_, panel, role) => {
  const { person } = renderInRoot(
    <>
      {panel()}
      <input aria-label="Elsewhere" />
    </>,
  );
  await person.tab();
  await person.keyboard('{Enter}');
  await screen.findByRole(role);
  await waitFor(() => expect(screen.getByText('One').closest('[role^=menuitem], button')).toHaveFocus());
  await person.tab();
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await person.tab();
  expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
});
