import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LazyToastCard } from '../../src/design-system/LazyToastCard.ts';
import { ToastProvider } from '../../src/design-system/ToastProvider.tsx';
import { ThemeRoot } from '../../src/design-system/theme/ThemeRoot.tsx';
import { type Toast, useToast } from '../../src/design-system/toasts.ts';
import { lightTheme } from './renderInRoot.tsx';

beforeAll(async () => {
  LazyToastCard.preload();
  await vi.dynamicImportSettled();
});
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

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('is shown in a live region and hides after four seconds', () => {
  say(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  expect(region).toHaveTextContent('Saved');
  pass(3999);
  expect(screen.getByText('Saved')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('stays while the pointer rests on it', () => {
  say(saved);
  const region = screen.getByRole('region', { name: 'Messages' });
  pass(3000);
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.pointerLeave(region);
  pass(4000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('stays while the focus is in it', () => {
  say(saved);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  act(() => dismiss.blur());
  pass(4000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('its action is done once and takes it away', () => {
  const undo = vi.fn();
  say({ text: 'Removed', action: { label: 'Undo', onAction: undo } });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('a bad one is an alert', () => {
  say({ text: 'Not saved', tone: 'bad' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
});

test('said again, it shows once', () => {
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

test('one of the same subject takes the place of the other, for its own four seconds', () => {
  render(
    <ThemeRoot theme={lightTheme}>
      <ToastProvider label="Messages" closeLabel="Dismiss">
        <SayBoth />
      </ToastProvider>
    </ThemeRoot>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'One' }));
  pass(3000);
  fireEvent.click(screen.getByRole('button', { name: 'Two' }));
  expect(screen.queryByText('Added: One')).not.toBeInTheDocument();
  pass(3999);
  expect(screen.getByText('Added: Two')).toBeVisible();
  pass(1);
  expect(screen.queryByText('Added: Two')).not.toBeInTheDocument();
});
