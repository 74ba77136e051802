import { beforeEach, expect, it, vi } from 'vitest';
import { watchVitals } from '../../src/app/embedding/vitals.ts';
import type { Vital } from '../../src/bridge/contract.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

type Told = { entryType: string } & Record<string, unknown>;

let observers: { by: unknown; type: string; see(entries: Told[]): void }[] = [];

// Plays a browser: what it observes is told to all who observe that kind.
const observed = (...entries: Told[]) => {
  for (const { type, see } of observers) {
    const own = entries.filter(({ entryType }) => entryType === type);
    if (own.length > 0) see(own);
  }
};

class FakeObserver {
  static supportedEntryTypes = ['paint', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
  readonly #tell: PerformanceObserverCallback;
  constructor(tell: PerformanceObserverCallback) {
    this.#tell = tell;
  }
  observe({ type = '' }: PerformanceObserverInit) {
    const see = (entries: Told[]) => {
      const list: unknown = { getEntries: () => entries, getEntriesByType: () => entries };
      this.#tell(list as PerformanceObserverEntryList, this as unknown as PerformanceObserver);
    };
    observers.push({ by: this, type, see });
  }
  takeRecords() {
    return [];
  }
  disconnect() {
    observers = observers.filter(({ by }) => by !== this);
  }
}

class FakeTiming {
  get interactionId() {
    return 0;
  }
}

const paint = (element: Element | null, startTime: number): Told => ({
  entryType: 'largest-contentful-paint',
  element,
  startTime,
});

const shift = (nodes: (Node | null)[], startTime: number, value: number, hadRecentInput = false): Told => ({
  entryType: 'layout-shift',
  sources: nodes.map((node) => ({ node })),
  startTime,
  value,
  hadRecentInput,
});

const event = (interactionId: number, target: Node | null, duration: number, startTime = 500): Told => ({
  entryType: 'event',
  interactionId,
  target,
  duration,
  startTime,
});

beforeEach(() => {
  observers = [];
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('PerformanceEventTiming', FakeTiming);
  document.body.innerHTML = '<h1>CRM</h1><section><div><button>Add</button></div></section>';
});

const page = () => {
  const slot = document.querySelector('section');
  const own = document.querySelector('button');
  const parents = document.querySelector('h1');
  if (!slot || !own || !parents) throw new Error('the page is not there');
  return { slot, own, parents };
};

const watch = (slot: Element | null, openedAt = 0) => {
  const told: Vital[] = [];
  const stop = watchVitals(slot, openedAt, (vital) => told.push(vital));
  return { told, stop, of: (name: Vital['name']) => told.filter((vital) => vital.name === name) };
};

it('in a slot the largest paint is the portal’s own, from its opening on', () => {
  const { slot, own, parents } = page();
  const { of } = watch(slot, 2_000);
  observed(paint(parents, 2_100), paint(null, 2_200), paint(own, 1_900), paint(slot, 2_300));
  expect(of('LCP')).toEqual([]);
  observed(paint(own, 3_000));
  observed(paint(own, 4_600));
  observed(paint(own, 6_500));
  expect(of('LCP')).toEqual([
    { name: 'LCP', value: 1_000, rating: 'good' },
    { name: 'LCP', value: 2_600, rating: 'needs-improvement' },
    { name: 'LCP', value: 4_500, rating: 'poor' },
  ]);
});

it('in a slot only shifts of the portal’s own contents count, without those after an input', () => {
  const { slot, own, parents } = page();
  const { of } = watch(slot);
  observed(shift([own, parents], 100, 0.5), shift([slot], 110, 0.5), shift([null], 120, 0.5));
  observed(shift([], 130, 0.5), shift([own], 140, 0.5, true));
  expect(of('CLS')).toEqual([{ name: 'CLS', value: 0, rating: 'good' }]);
  observed(shift([own], 1_000, 0.0625));
  observed(shift([own], 1_900, 0.0625));
  expect(of('CLS').slice(1)).toEqual([
    { name: 'CLS', value: 0.0625, rating: 'good' },
    { name: 'CLS', value: 0.125, rating: 'needs-improvement' },
  ]);
});

it('shifts add up for a second after the last and for five in all, and the worst sum counts', () => {
  const { slot, own } = page();
  const { of } = watch(slot);
  observed(shift([own], 1_000, 0.25), shift([own], 2_000, 0.125));
  expect(of('CLS').at(-1)?.value).toBe(0.25);
  const often = [10_000, 10_900, 11_800, 12_700, 13_600, 14_500, 15_400];
  observed(...often.map((time) => shift([own], time, 0.0625)));
  // Six within five seconds; the seventh begins anew.
  expect(of('CLS').at(-1)).toEqual({ name: 'CLS', value: 0.375, rating: 'poor' });
});

it('in a slot the slowest reaction is one to the portal, also when the pressed element is gone', () => {
  const { slot, own, parents } = page();
  const { of } = watch(slot);
  observed(event(1, parents, 900), event(0, own, 800), event(2, own, 104), event(2, own, 96));
  expect(of('INP')).toEqual([{ name: 'INP', value: 104, rating: 'good' }]);
  const click = new MouseEvent('click', { bubbles: true });
  own.dispatchEvent(click);
  observed(event(3, null, 304, click.timeStamp), event(4, null, 904, click.timeStamp + 5_000));
  expect(of('INP').slice(1)).toEqual([{ name: 'INP', value: 304, rating: 'needs-improvement' }]);
});

it('of fifty reactions the slowest doesn’t count', () => {
  const { slot, own } = page();
  const { of } = watch(slot);
  observed(event(1, own, 600), event(2, own, 400));
  for (let id = 3; id < 50; id += 1) observed(event(id, own, 40));
  expect(of('INP').at(-1)?.value).toBe(600);
  observed(event(50, own, 40));
  expect(of('INP').at(-1)).toEqual({ name: 'INP', value: 400, rating: 'needs-improvement' });
});

it('in a frame the vitals are those of its page, and the paint counts from the opening', async () => {
  const { own } = page();
  const { told, of } = watch(null, 300);
  observed(paint(own, 1_100));
  observed({ entryType: 'paint', name: 'first-contentful-paint', startTime: 400 });
  await waitUntilPasses(() => expect(of('CLS')).toEqual([{ name: 'CLS', value: 0, rating: 'good' }]));
  observed(shift([own], 1_200, 0.25));
  observed(event(1, own, 96));
  await waitUntilPasses(() => expect(of('INP')).toEqual([{ name: 'INP', value: 96, rating: 'good' }]));
  expect(of('LCP')).toEqual([{ name: 'LCP', value: 800, rating: 'good' }]);
  expect(of('CLS').at(-1)).toEqual({ name: 'CLS', value: 0.25, rating: 'needs-improvement' });
  expect(told).toHaveLength(4);
});

it('a portal that is gone tells nothing, and observes nothing in a slot', () => {
  const { slot, own } = page();
  const { told, stop } = watch(slot);
  told.length = 0;
  stop();
  observed(paint(own, 900), event(1, own, 96));
  expect(told).toEqual([]);
  expect(observers).toEqual([]);
});

it('a browser without these measures tells nothing', () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  const { slot } = page();
  expect(watch(slot).told).toEqual([]);
});
