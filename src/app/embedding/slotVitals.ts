import type { Vital } from '../../bridge/contract.ts';

type Report = (name: Vital['name'], value: number) => void;

type Entries = {
  'largest-contentful-paint': LargestContentfulPaint;
  'layout-shift': LayoutShift;
  event: PerformanceEventTiming;
};

// Shifts less than a second apart, and within five, add up (https://web.dev/articles/cls).
const GAP_MS = 1_000;
const SESSION_MS = 5_000;
// Of fifty interactions the slowest doesn't count (https://web.dev/articles/inp).
const INTERACTIONS_PER_OUTLIER = 50;
const KEPT_INTERACTIONS = 10;
// The shortest that browsers tell.
const SHORTEST_MS = 16;
const KEPT_EVENTS = 100;
const INTERACTION_EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'];

const canObserve = (type: keyof Entries): boolean =>
  globalThis.PerformanceObserver?.supportedEntryTypes.includes(type) ?? false;

const observe = <Type extends keyof Entries>(type: Type, see: (entry: Entries[Type]) => void) => {
  if (!canObserve(type)) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByType(type)) see(entry as Entries[Type]);
  });
  observer.observe({ type, buffered: true, durationThreshold: SHORTEST_MS });
  return () => observer.disconnect();
};

const isInside = (slot: Element, node: Node | null): boolean =>
  node !== null && node !== slot && slot.contains(node);

const watchPaint = (slot: Element, start: number, report: Report) =>
  observe('largest-contentful-paint', ({ element, startTime }) => {
    if (isInside(slot, element) && startTime >= start) report('LCP', startTime);
  });

const watchShifts = (slot: Element, start: number, report: Report) => {
  let first = 0;
  let last = 0;
  let sum = 0;
  let worst = 0;
  if (canObserve('layout-shift')) report('CLS', worst);
  return observe('layout-shift', ({ sources, startTime, value, hadRecentInput }) => {
    const isOwn = sources.length > 0 && sources.every(({ node }) => isInside(slot, node));
    if (hadRecentInput || startTime < start || !isOwn) return;
    const goesOn = sum > 0 && startTime - last < GAP_MS && startTime - first < SESSION_MS;
    if (!goesOn) {
      first = startTime;
      sum = 0;
    }
    last = startTime;
    sum += value;
    if (sum <= worst) return;
    worst = sum;
    report('CLS', worst);
  });
};

// The times of the latest events in the slot, by which they are known when their element is gone.
const noteEvents = (slot: Element) => {
  let times: number[] = [];
  const note = ({ timeStamp }: Event) => {
    times = [...times.slice(1 - KEPT_EVENTS), timeStamp];
  };
  for (const type of INTERACTION_EVENTS) slot.addEventListener(type, note, { capture: true, passive: true });
  return {
    has: (time: number) => times.includes(time),
    stop() {
      for (const type of INTERACTION_EVENTS) slot.removeEventListener(type, note, { capture: true });
    },
  };
};

const watchInteractions = (slot: Element, start: number, report: Report) => {
  const events = noteEvents(slot);
  const durations = new Map<number, number>();
  let count = 0;
  let told: number | undefined;
  const stop = observe('event', ({ interactionId, target, startTime, duration }) => {
    const isOwn = target ? isInside(slot, target) : events.has(startTime);
    if (!interactionId || startTime < start || !isOwn) return;
    const known = durations.get(interactionId);
    if (known === undefined) count += 1;
    durations.set(interactionId, Math.max(known ?? 0, duration));
    const slowest = [...durations].sort(([, one], [, other]) => other - one);
    for (const [id] of slowest.splice(KEPT_INTERACTIONS)) durations.delete(id);
    const outliers = Math.min(slowest.length - 1, Math.floor(count / INTERACTIONS_PER_OUTLIER));
    const value = slowest[outliers]?.[1];
    if (value === undefined || value === told) return;
    told = value;
    report('INP', value);
  });
  return () => {
    events.stop();
    stop();
  };
};

/**
 * The vitals of a part of a page, `slot`, since `start` (ms of the page's clock): paints and interactions in it, and shifts of nothing but its
 * contents. A browser tells no largest paint after the page's first input, or where the parent's own was larger. Returns a function that
 * ends it.
 */
export const watchSlotVitals = (slot: Element, start: number, report: Report): (() => void) => {
  const stops = [watchPaint, watchShifts, watchInteractions].map((watch) => watch(slot, start, report));
  return () => {
    for (const stop of stops) stop();
  };
};
