import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../src/design-system/ToastProvider.tsx';
import { rootClass } from '../../src/design-system/theme/namespace.ts';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import { type Toast, useToast } from '../../src/design-system/toasts.ts';
import { lightTheme } from './renderInRoot.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saved: Toast = { text: 'Saved', tone: 'ok' };

function Say({ toast }: { toast: Toast }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Say it
    </button>
  );
}

function say(toast: Toast) {
  render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider label="Messages" closeLabel="Dismiss">
        <Say toast={toast} />
      </ToastProvider>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** More than a toast takes to go once its time is over, ms. */
const GOING = 200;

test('is shown in a live region and hides after four seconds', async () => {
  say(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Saved');
  await pass(3999);
  expect(screen.getByText('Saved')).toBeVisible();
  await pass(1 + GOING);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test.each(['ok', 'bad'] as const)('a toast of tone %s is no dialog and says nothing of one', (tone) => {
  say({ text: 'Saved', tone });
  const toast = screen.getByRole(tone === 'bad' ? 'alert' : 'group');
  expect(toast).toHaveTextContent('Saved');
  expect(toast).not.toHaveAttribute('aria-modal');
});

test('stays while the pointer rests on it', async () => {
  say(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  await pass(3000);
  fireEvent.mouseEnter(region);
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.mouseLeave(region);
  await pass(4000 + GOING);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('stays while the focus is in it', async () => {
  say(saved);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => dismiss.blur());
  await pass(4000 + GOING);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('its action is done once and takes it away', async () => {
  const undo = vi.fn();
  say({ text: 'Removed', action: { label: 'Undo', onAction: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await pass(GOING);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('a bad one is an alert', async () => {
  say({ text: 'Not saved', tone: 'bad' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('said again, it shows once', async () => {
  say(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

function SayBoth() {
  const { show } = useToast();
  return ['One', 'Two'].map((text) => (
    <button key={text} type="button" onClick={() => show({ id: 'added', text: `Added: ${text}` })}>
      {text}
    </button>
  ));
}

test('one of the same subject takes the place of the other, for its own four seconds', async () => {
  render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider label="Messages" closeLabel="Dismiss">
        <SayBoth />
      </ToastProvider>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  await pass(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.queryByText('Added: One')).not.toBeInTheDocument();
  await pass(3999);
  expect(screen.getByText('Added: Two')).toBeVisible();
  await pass(1 + GOING);
  expect(screen.queryByText('Added: Two')).not.toBeInTheDocument();
});

test('Escape closes the one that has the focus', async () => {
  say({ ...saved, duration: null });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  await pass(GOING);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('stands inside the portal’s own root', () => {
  say(saved);
  const root = screen.getByText('Saved').closest(`.${rootClass}`);
  expect(root).not.toBeNull();
  expect(root).toContainElement(screen.getByRole('button', { name: 'Say it' }));
});
