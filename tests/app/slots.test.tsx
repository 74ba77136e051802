import { act, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import type { PortalEvents, Welcome } from '../../src/bridge/contract.ts';
import { type Mount, PROTOCOL } from '../../src/bridge/contract.ts';
import { mount } from '../../src/mount.tsx';
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

const openSlot = async (more: Partial<Parameters<Mount>[1]> = {}) => {
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
      ...more,
    }),
  );
  onTestFinished(() => act(() => portal.unmount()));
  await within(element).findByRole('link', { name: 'Skip to content' });
  return { element, told };
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
