import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ParentMethods, PortalEvents, Welcome } from '../../src/bridge/contract.ts';
import { type Mount, PROTOCOL } from '../../src/bridge/contract.ts';
import { mount } from '../../src/entries/mount.tsx';
import { aParentPage } from '../support/aParentPage.ts';
import type { BackEnd } from '../support/backEnd/backEnd.ts';

/** Portals that are mounted into a parent's page without the host SDK, so that all they tell is seen. */

let backEnd: BackEnd;
beforeEach(async () => {
  backEnd = await aParentPage();
});
afterEach(async () => {
  document.body.replaceChildren();
  await backEnd.close();
});

const welcome: Welcome = {
  protocol: PROTOCOL,
  capabilities: ['getToken', 'event', 'leaveForPayment'],
  settings: {
    context: { locale: 'en' },
    theme: {},
    navigation: { bar: ['home', 'store', 'cart'], initial: { to: 'path', path: '/account-settings' } },
    size: { mode: 'fixed' },
  },
  callMs: 5_000,
};

type Told = { name: keyof PortalEvents; detail: unknown };

// What holds the portal, in the slot's shadow root if it has one.
const placeIn = (element: HTMLElement): HTMLElement =>
  element.querySelector('div')?.shadowRoot?.querySelector('div') ?? element;

const openSlot = async (more: Partial<Parameters<Mount>[1]> = {}, firstLink = 'Skip to content') => {
  const token = await backEnd.login('buyer@demo.test', 1);
  const element = document.createElement('section');
  document.body.append(element);
  const told: Told[] = [];
  const portal = await act(async () =>
    mount(element, {
      hello: async () => ({ ok: true, value: welcome }),
      getToken: async () => ({ ok: true, value: { token, expiresAt: Date.now() + 600_000 } }),
      async event(event) {
        told.push(event as Told);
        return { ok: true, value: null };
      },
      leaveForPayment: async () => ({ ok: false, code: 'refused' }),
      linkFor: async () => ({ ok: true, value: null }),
      requestDisplayMode: async () => ({ ok: true, value: 'inline' }),
      ...more,
    }),
  );
  onTestFinished(() => act(() => portal.unmount()));
  const place = placeIn(element);
  await within(place).findByRole('link', { name: firstLink });
  return { element, place, told };
};

/** What is asked for from now on, by path; what is asked of the back office waits for `answer`. */
const holdBackOffice = () => {
  const asked: string[] = [];
  const held = Promise.withResolvers<void>();
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { origin, pathname } = new URL(input);
    // The test itself logs in there.
    if (origin !== backEnd.address) asked.push(pathname);
    if (pathname.startsWith('/backend')) await held.promise;
    return send(input, init);
  });
  return { asked, answer: () => held.resolve() };
};

/** As if each portal had its own React, which counts from the same number: the remotes of two builds do. */
const withoutCount = (id: string) => id.replace(/r_[0-9a-z]+_/, 'r_0_');
const idsOf = (element: HTMLElement) => [...element.querySelectorAll('[id]')].map(({ id }) => id);

it('no id occurs twice on a page with two portals', async () => {
  const slots = [await openSlot(), await openSlot()];
  for (const { element } of slots) await waitFor(() => expect(idsOf(element)).not.toEqual([]));
  const [first = [], second = []] = slots.map(({ element }) => idsOf(element));
  expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
  const taken = new Set(first.map(withoutCount));
  expect(second.filter((id) => taken.has(withoutCount(id)))).toEqual([]);
});

it('every style element of a slot has the parent’s nonce', async () => {
  const { element } = await openSlot({ nonce: 'of-the-parent' });
  const styles = [...element.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(1);
  expect(styles.filter(({ nonce }) => nonce !== 'of-the-parent')).toEqual([]);
});

it('with `shadow` the portal is in a shadow root, with its styles and menus', async () => {
  const { element, place } = await openSlot({ shadow: true, nonce: 'of-the-parent' });
  expect(element.querySelector('.wp-root')).toBeNull();
  const styles = [...place.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter(({ nonce }) => nonce !== 'of-the-parent')).toEqual([]);
  const account = await within(place).findByRole('button', { name: /^Account/ });
  await userEvent.click(account);
  expect(await within(place).findByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(within(place).queryByRole('menu')).toBeNull());
});

it('a portal is read from left to right in any page', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { element } = await openSlot();
  expect(element.querySelector('.wp-root')).toHaveAttribute('dir', 'ltr');
});

it('the texts in the parent’s language don’t wait for the company', async () => {
  const { asked, answer } = holdBackOffice();
  const spanish = { ...welcome, settings: { ...welcome.settings, context: { locale: 'es' } } };
  const opening = openSlot({ hello: async () => ({ ok: true, value: spanish }) }, 'Ir al contenido');
  await waitFor(() => expect(asked).toContain('/locales/es/shop.json'));
  answer();
  await opening;
});

it('a portal that is made ready asks nobody for anything before the parent answers', async () => {
  const { asked, answer } = holdBackOffice();
  const opened = Promise.withResolvers<Awaited<ReturnType<ParentMethods['hello']>>>();
  const hello = vi.fn(() => opened.promise);
  const value = { token: await backEnd.login('buyer@demo.test', 1), expiresAt: Date.now() + 600_000 };
  const getToken = vi.fn(async () => ({ ok: true, value }) as const);
  const opening = openSlot({ prerender: true, hello, getToken });
  await waitFor(() => expect(hello).toHaveBeenCalledTimes(1));
  // A portal of an earlier test may still be loading its texts.
  expect(asked.filter((path) => !path.startsWith('/locales/'))).toEqual(['/config.json']);
  expect(asked).toEqual(expect.arrayContaining(['/locales/en/entry.json', '/locales/en/shop.json']));
  expect(getToken).not.toHaveBeenCalled();

  opened.resolve({ ok: true, value: welcome });
  await waitFor(() => expect(asked).toContain('/backend/company'));
  expect(getToken).toHaveBeenCalledTimes(1);
  answer();
  await opening;
});
