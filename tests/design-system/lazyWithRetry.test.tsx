import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoadError } from '../../src/design-system/lazySource.ts';
import { lazyOptional, lazyWithRetry } from '../../src/design-system/lazyWithRetry.tsx';

const Loaded = () => 'Loaded';
const Placeholder = () => 'Loading';

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    const isLoadError = Object(error) instanceof LoadError;
    return (
      <button type="button" onClick={() => this.setState({ error: null })}>
        {isLoadError ? 'Not loaded' : 'Crashed'}
      </button>
    );
  }
}

const { promise, resolve } = Promise.withResolvers<typeof Loaded>();
const Preloaded = lazyWithRetry(() => promise);

/** The code is loaded after the first render and before its effects. */
function Screen() {
  useLayoutEffect(() => resolve(Loaded), []);
  return <Preloaded />;
}

it('shows code that a preload loaded between first render and effect', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  Preloaded.preload();
  root.render(<Screen />);
  expect(await screen.findByText('Loaded')).toBeVisible();
  root.unmount();
});

describe('loading', () => {
  beforeEach(() => void vi.useFakeTimers());
  const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('shows the placeholder until the code is loaded, and preloaded code at once', async () => {
    const Part = lazyWithRetry(async () => Loaded, Placeholder);
    const first = render(<Part />);
    expect(first.container).toHaveTextContent('Loading');
    await advanceTime(0);
    expect(first.container).toHaveTextContent('Loaded');
    expect(render(<Part />).container).toHaveTextContent('Loaded');
  });

  it('is repeated once after a pause', async () => {
    const load = vi.fn(async () => Loaded).mockRejectedValueOnce(new Error('no network'));
    const Part = lazyWithRetry(load, Placeholder);
    const { container } = render(<Part />);
    await advanceTime(600);
    expect(container).toHaveTextContent('Loading');
    await advanceTime(200);
    expect(container).toHaveTextContent('Loaded');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('of what a screen does without fails silently, and is repeated by the next mount', async () => {
    const load = vi
      .fn(async () => Loaded)
      .mockRejectedValueOnce(new Error('no network'))
      .mockRejectedValueOnce(new Error('no network'));
    const Part = lazyOptional(load);
    const { container, unmount } = render(<Part />);
    await advanceTime(800);
    expect(container).toBeEmptyDOMElement();
    expect(load).toHaveBeenCalledTimes(2);
    unmount();
    const next = render(<Part />);
    await advanceTime(0);
    expect(next.container).toHaveTextContent('Loaded');
  });

  it('that failed twice reaches the error boundary, and is repeated with it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = vi
      .fn(async () => Loaded)
      .mockRejectedValueOnce(new Error('no network'))
      .mockRejectedValueOnce(new Error('no network'));
    const Part = lazyWithRetry(load, Placeholder);
    const { container } = render(
      <Boundary>
        <Part />
      </Boundary>,
    );
    await advanceTime(800);
    expect(container).toHaveTextContent('Not loaded');
    act(() => screen.getByRole('button').click());
    await advanceTime(0);
    expect(container).toHaveTextContent('Loaded');
  });
});
