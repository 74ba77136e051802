import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '../../src/design-system/ToastProvider.tsx';
import { rootClass } from '../../src/design-system/theme/namespace.ts';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import { type Toast, useToast } from '../../src/design-system/toasts.ts';
import { lightTheme } from './renderInRoot.tsx';

beforeEach(() => void vi.useFakeTimers());
const saved: Toast = { text: 'Saved', tone: 'ok' };

function ToastButton({ toast }: { toast: Toast }) {
  const { show } = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      Say it
    </button>
  );
}

function renderToastButton(toast: Toast) {
  render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider label="Messages" closeLabel="Dismiss">
        <ToastButton toast={toast} />
      </ToastProvider>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** A toast is shown after the paint of what it tells of, ms. */
const PAINT_MS = 20;
/** Longer than a toast's exit animation, ms. */
const EXIT_MS = 200;

test('is shown in a live region and hides after four seconds', async () => {
  renderToastButton(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Saved');
  await advanceTime(3999);
  expect(screen.getByText('Saved')).toBeVisible();
  await advanceTime(1 + EXIT_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test.each(['ok', 'bad'] as const)('a toast of tone %s has no dialog role', (tone) => {
  renderToastButton({ text: 'Saved', tone });
  const toast = screen.getByRole(tone === 'bad' ? 'alert' : 'group');
  expect(toast).toHaveTextContent('Saved');
  expect(toast).not.toHaveAttribute('aria-modal');
});

test('stays while the pointer is on it', async () => {
  renderToastButton(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  await advanceTime(3000);
  fireEvent.mouseEnter(region);
  await advanceTime(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.mouseLeave(region);
  await advanceTime(4000 + EXIT_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('stays while the focus is in it', async () => {
  renderToastButton(saved);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  await advanceTime(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => dismiss.blur());
  await advanceTime(4000 + EXIT_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('its action runs once and closes it', async () => {
  const undo = vi.fn();
  renderToastButton({ text: 'Removed', action: { label: 'Undo', onAction: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await advanceTime(EXIT_MS);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('an error toast is an alert', async () => {
  renderToastButton({ text: 'Not saved', tone: 'bad' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('the same toast is shown once', async () => {
  renderToastButton(saved);
  fireEvent.click(screen.getByRole('button', { name: 'Say it' }));
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

function TwoToastButtons() {
  const { show } = useToast();
  return ['One', 'Two'].map((text) => (
    <button key={text} type="button" onClick={() => show({ id: 'added', text: `Added: ${text}` })}>
      {text}
    </button>
  ));
}

test('a toast replaces another of the same subject, for four seconds', async () => {
  render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider label="Messages" closeLabel="Dismiss">
        <TwoToastButtons />
      </ToastProvider>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  await advanceTime(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  await advanceTime(PAINT_MS);
  expect(screen.queryByText('Added: One')).not.toBeInTheDocument();
  await advanceTime(4000 - PAINT_MS);
  expect(screen.getByText('Added: Two')).toBeVisible();
  await advanceTime(1 + EXIT_MS);
  expect(screen.queryByText('Added: Two')).not.toBeInTheDocument();
});

test('Escape closes the one that has the focus', async () => {
  renderToastButton({ ...saved, duration: null });
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  fireEvent.keyDown(screen.getByRole('button', { name: 'Dismiss' }), { key: 'Escape' });
  await advanceTime(EXIT_MS);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('is rendered inside the portal’s root', () => {
  renderToastButton(saved);
  const root = screen.getByText('Saved').closest(`.${rootClass}`);
  expect(root).not.toBeNull();
  expect(root).toContainElement(screen.getByRole('button', { name: 'Say it' }));
});
