import { screen } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { PortalOptions } from '../../src/host-sdk/options.ts';
import { trackTimers } from '../support/trackTimers.ts';
import { fakePortal } from './fakePortal.ts';

/** How high a portal is in a container that gives it a height, and in one that doesn't. */

/** What a container gives, px; null: none, so that the contents decide. */
type Given = number | null;

const CONTENT_HEIGHT = 150;

/** jsdom has no layout. Returns how the page is laid out anew. */
const layOut = (given: Given, isHidden = false) => {
  let hidden = isHidden;
  const resized = new Set<() => void>();
  const heightOf = ({ style }: HTMLElement): number =>
    given === null ? CONTENT_HEIGHT : (given * Number.parseFloat(style.height)) / 100;
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function measure(
    this: HTMLElement,
  ) {
    return heightOf(this);
  });
  const rects = Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(() =>
    hidden ? Object.assign([], { item: () => null }) : rects,
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void;
      constructor(tell: () => void) {
        this.tell = tell;
      }
      observe = () => resized.add(this.tell);
      disconnect = () => resized.delete(this.tell);
    },
  );
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return async (isHiddenNow = hidden) => {
    hidden = isHiddenNow;
    await vi.advanceTimersByTimeAsync(0);
    for (const tell of resized) tell();
    await vi.advanceTimersByTimeAsync(50);
  };
};

const warnings = () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => warn.mock.calls.map(([text]) => String(text));
};

const open = async (options: Partial<PortalOptions>) => {
  const fake = fakePortal();
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#place',
    title: 'Ordering',
    load: fake.load,
    ...options,
  });
  onTestFinished(() => portal.destroy());
  await vi.advanceTimersByTimeAsync(0);
  return { fake, portal };
};

const styleOf = (mode: PortalOptions['mode']) => {
  const element = mode === 'iframe' ? screen.getByTitle('Ordering') : screen.getByLabelText('Ordering');
  const { height, minHeight, maxHeight } = element.style;
  return [height, minHeight, maxHeight];
};

beforeEach(() => {
  trackTimers();
  document.body.innerHTML = '<main id="place"></main>';
});

const BOUNDED = {
  iframe: ['min(600px, 100dvh)', '100%', '100%'],
  federated: ['100%', '100%', '100dvh'],
};
const FILLING = ['100%', '', ''];

it.each(['iframe', 'federated'] as const)(
  '%s: a container’s height is filled, without a word',
  async (mode) => {
    const told = warnings();
    const layOutAgain = layOut(640);
    await open({ mode });
    await layOutAgain();
    expect(styleOf(mode)).toEqual(FILLING);
    expect(told()).toEqual([]);
  },
);

it.each([
  ['iframe', null],
  ['federated', null],
  ['iframe', 0],
] as const)(
  '%s: a container that gives %s as height: it is bounded, and the console says once how to mend it',
  async (mode, given) => {
    const told = warnings();
    const layOutAgain = layOut(given);
    const { portal } = await open({ mode });
    await layOutAgain();
    expect(styleOf(mode)).toEqual(BOUNDED[mode]);
    const hint = /container gives the portal no height.*height: 100dvh.*size: \{ mode: 'auto', max: 1600 \}/;
    expect(told()).toEqual([expect.stringMatching(hint)]);
    void portal.update({ theme: { radius: 6 } });
    await layOutAgain();
    expect(styleOf(mode)).toEqual(BOUNDED[mode]);
    portal.restart();
    await vi.advanceTimersByTimeAsync(0);
    await layOutAgain();
    expect(styleOf(mode)).toEqual(BOUNDED[mode]);
    expect(told()).toHaveLength(1);
  },
);

it('a hidden container is looked at when it is shown', async () => {
  const told = warnings();
  const layOutAgain = layOut(null, true);
  await open({});
  await layOutAgain();
  expect(styleOf('federated')).toEqual(FILLING);
  await layOutAgain(false);
  expect(styleOf('federated')).toEqual(BOUNDED.federated);
  expect(told()).toHaveLength(1);
});

it.each([
  ['iframe', ['1600px', '', '1600px']],
  ['federated', ['auto', '', '1600px']],
] as const)(
  '%s: a portal that grows with its contents needs no height, now or later',
  async (mode, grown) => {
    const told = warnings();
    const layOutAgain = layOut(null);
    const size = { mode: 'auto', max: 1600 } as const;
    const { portal } = await open({ mode, size });
    await layOutAgain();
    expect(told()).toEqual([]);
    void portal.update({ size: { mode: 'fixed' } });
    await layOutAgain();
    expect(styleOf(mode)).toEqual(BOUNDED[mode]);
    void portal.update({ size });
    await layOutAgain();
    expect(styleOf(mode)).toEqual(grown);
  },
);

it('a portal that was removed before it was in sight isn’t spoken of', async () => {
  const told = warnings();
  const layOutAgain = layOut(null);
  const { portal } = await open({});
  await portal.destroy();
  await layOutAgain();
  expect(told()).toEqual([]);
});
