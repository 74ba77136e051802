import { describe, expect, it } from 'vitest';
import type { Destination, PortalEvents, RouteTarget } from '../../src/bridge/contract.ts';
import { createNavigationSync } from '../../src/host-sdk/navigationSync.ts';
import type { CommandAnswer, UrlAdapter } from '../../src/host-sdk/options.ts';

const done: CommandAnswer = { ok: true, value: null };

/** A history as a browser keeps it, a portal whose answers the test gives, and the navigation between them. */
const setUp = (start: Destination | null = null) => {
  const entries: (Destination | null)[] = [start];
  let at = 0;
  let popped: () => void = () => undefined;
  const sent: { place: Destination; answer: (answer: CommandAnswer) => void }[] = [];
  const url: UrlAdapter = {
    read: () => entries[at] ?? null,
    write(place, entry) {
      if (JSON.stringify(entries[at]) === JSON.stringify(place)) return;
      if (entry === 'push') entries.splice(at + 1, entries.length, place);
      else entries[at] = place;
      if (entry === 'push') at += 1;
    },
    listen(moved) {
      popped = moved;
      return () => undefined;
    },
  };
  const navigation = createNavigationSync({
    url,
    initial: () => ({ to: 'home' }),
    send: (place) => new Promise((answer) => sent.push({ place, answer })),
  });
  const go = (steps: number) => {
    at += steps;
    popped();
  };
  const report = (target: RouteTarget, by: PortalEvents['navigation']['by'] = 'portal', replace = false) =>
    navigation.onNavigation({ target, path: '/x', by, replace });
  const answer = async (index: number, how: CommandAnswer = done) => {
    sent[index]?.answer(how);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { navigation, entries, here: () => entries[at], go, report, sent, answer };
};

describe('one owner of history', () => {
  it('where the portal lands after a load is no visit', () => {
    const { report, entries } = setUp();
    report({ to: 'store' });
    expect(entries).toEqual([{ to: 'store' }]);
  });

  it('a visit inside is one entry, a redirect inside none', () => {
    const { report, entries } = setUp();
    report({ to: 'store' });
    report({ to: 'cart' });
    report({ to: 'checkout' }, 'portal', true);
    expect(entries).toEqual([{ to: 'store' }, { to: 'checkout' }]);
  });

  it('Back sends the portal to where the address points, and writes nothing', async () => {
    const { report, entries, go, sent, answer } = setUp();
    report({ to: 'store' });
    report({ to: 'cart' });
    go(-1);
    expect(sent.map(({ place }) => place)).toEqual([{ to: 'store', isReturn: true }]);
    report({ to: 'store' }, 'parent');
    await answer(0);
    expect(entries).toEqual([{ to: 'store' }, { to: 'cart' }]);
  });

  it('two Backs in a row end where the address points, whatever is reported between', async () => {
    const { report, entries, here, go, answer } = setUp();
    report({ to: 'home' });
    report({ to: 'store' });
    report({ to: 'cart' });
    go(-1);
    go(-1);
    report({ to: 'store' }, 'parent');
    await answer(0);
    report({ to: 'home' }, 'parent');
    await answer(1);
    expect(here()).toEqual({ to: 'home' });
    expect(entries).toEqual([{ to: 'home' }, { to: 'store' }, { to: 'cart' }]);
  });

  it('the parent sends the portal somewhere: one visit, whether the answer or the report comes first', async () => {
    for (const reportFirst of [true, false]) {
      const { navigation, report, entries, answer } = setUp();
      report({ to: 'store' });
      const visit = navigation.navigate({ to: 'product', id: 118 });
      if (reportFirst) report({ to: 'product', id: 118 }, 'parent');
      await answer(0);
      expect(await visit).toEqual(done);
      if (!reportFirst) report({ to: 'product', id: 118 }, 'parent');
      expect(entries).toEqual([{ to: 'store' }, { to: 'product', id: 118 }]);
    }
  });

  it('a visit that the portal turns elsewhere is still one entry', async () => {
    const { navigation, report, entries, answer } = setUp();
    report({ to: 'store' });
    void navigation.navigate({ to: 'checkout' });
    report({ to: 'cart' }, 'portal', true);
    await answer(0);
    expect(entries).toEqual([{ to: 'store' }, { to: 'cart' }]);
  });

  it('a Back that the portal refuses puts the address right again', async () => {
    const { report, here, go, answer } = setUp();
    report({ to: 'store' });
    report({ to: 'checkout' });
    go(-1);
    await answer(0, { ok: false, code: 'blocked' });
    expect(here()).toEqual({ to: 'checkout' });
  });

  it('Back to the same place in the portal says nothing to it', () => {
    const { report, go, sent, entries } = setUp();
    report({ to: 'store' });
    entries.push({ to: 'store' });
    go(1);
    expect(sent).toEqual([]);
  });

  it('a load starts where the portal was, else where the address points, else where the parent wants', () => {
    expect(setUp().navigation.initial()).toEqual({ to: 'home' });
    const { navigation, report } = setUp({ to: 'cart' });
    expect(navigation.initial()).toEqual({ to: 'cart' });
    report({ to: 'store' });
    report({ to: 'product', id: 7 });
    navigation.onLoading();
    expect(navigation.initial()).toEqual({ to: 'product', id: 7 });
  });

  it('a place without a name is found again by its path', () => {
    const { navigation, here } = setUp();
    navigation.onNavigation({ target: null, path: '/account-settings', by: 'portal', replace: false });
    expect(here()).toEqual({ to: 'path', path: '/account-settings' });
  });
});

describe('the portal without the parent', () => {
  const PORTAL = 'https://acme.portal.example.com';

  it.each<[Destination | null, string]>([
    [null, '/home'],
    [{ to: 'store', query: 'text=tea' }, '/store?text=tea'],
    [{ to: 'product', id: 118 }, '/product/118'],
    [{ to: 'history' }, '/account'],
    [{ to: 'quick-order' }, '/quick-order'],
    [{ to: 'transaction', id: 't-1' }, '/transaction/t-1'],
    [{ to: 'confirmation', id: 't-1' }, '/confirmation/t-1'],
    [{ to: 'path', path: '/lists/3?sort=name' }, '/lists/3?sort=name'],
  ])('%j, which it hasn’t shown yet, is at %s', (start, path) => {
    const { navigation } = setUp(start);
    expect(navigation.continueUrl(PORTAL)).toBe(PORTAL + path);
  });

  it('a screen that it has shown is where it said', () => {
    const { navigation, report } = setUp({ to: 'cart' });
    report({ to: 'store' });
    expect(navigation.continueUrl(PORTAL)).toBe(`${PORTAL}/x`);
  });
});
