import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createPortal } from '../../src/host-sdk/createPortal.ts';
import type { PortalOptions } from '../../src/host-sdk/options.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';
import { fakePortal } from './fakePortal.ts';

/** The portal over the whole page, and back. */

const open = async (options: Partial<PortalOptions>) => {
  const fake = fakePortal();
  document.body.innerHTML = '<main id="slot" style="height: 400px"></main>';
  const portal = createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container: '#slot',
    title: 'Ordering',
    load: fake.load,
    ...options,
  });
  onTestFinished(async () => {
    await portal.destroy();
    document.body.replaceChildren();
  });
  await waitUntilPasses(() => fake.host());
  const welcome = await fake.hello();
  if (!welcome.ok) throw new Error(welcome.code);
  await fake.ready();
  const { position, zIndex } = screen.getByLabelText('Ordering').style;
  expect([position, zIndex]).toEqual(['', '']);
  return { fake, portal, capabilities: welcome.value.capabilities };
};

const position = () => screen.getByLabelText('Ordering').style.position;
const toldContexts = ({ update }: ReturnType<typeof fakePortal>) =>
  update.mock.calls.map(([changes]) => changes);

it('is offered by a parent with the option only', async () => {
  expect((await open({})).capabilities).toEqual(['event']);
  expect((await open({ fullscreen: true })).capabilities).toEqual(['event', 'requestDisplayMode']);
});

it('covers the page when the customer wants it, and is put back', async () => {
  const { fake } = await open({ fullscreen: true, context: { locale: 'es' } });
  expect(await fake.host().requestDisplayMode('fullscreen')).toEqual({ ok: true, value: 'fullscreen' });
  expect(position()).toBe('fixed');
  expect(await fake.host().requestDisplayMode('inline')).toEqual({ ok: true, value: 'inline' });
  expect(position()).toBe('');
  expect(toldContexts(fake)).toEqual([
    { context: { locale: 'es', displayMode: 'fullscreen' } },
    { context: { locale: 'es', displayMode: 'inline' } },
  ]);
});

it('covers the page at its full height, also when it grows with its content otherwise', async () => {
  const { fake, portal } = await open({ fullscreen: true, size: { mode: 'auto', max: 900 } });
  await fake.host().requestDisplayMode('fullscreen');
  await fake.say({ name: 'size', detail: { height: 700 } });
  await vi.dynamicImportSettled();
  const { style } = screen.getByLabelText('Ordering');
  expect([style.height, style.maxHeight]).toEqual(['100%', '']);
  await portal.update({ context: { displayMode: 'inline' } });
  await vi.dynamicImportSettled();
  expect([style.position, style.height, style.maxHeight]).toEqual(['', 'auto', '900px']);
});

it('a parent with a function shows it itself, and says which mode it has', async () => {
  const fullscreen = vi.fn<(mode: string) => 'inline'>(() => 'inline');
  const { fake } = await open({ fullscreen });
  expect(await fake.host().requestDisplayMode('fullscreen')).toEqual({ ok: true, value: 'inline' });
  expect(fullscreen.mock.calls).toEqual([['fullscreen']]);
  expect(position()).toBe('');
});

it.each([
  ['throws', () => Promise.reject(new Error('no room'))],
  ['returns something else', () => 'wide' as 'inline'],
])('one that %s has failed, and nothing changes', async (_what, fullscreen) => {
  const { fake } = await open({ fullscreen });
  expect(await fake.host().requestDisplayMode('fullscreen')).toEqual({ ok: false, code: 'failed' });
  expect(fake.update).not.toHaveBeenCalled();
});

it('a mode that there isn’t, and one that nobody has offered, are malformed', async () => {
  const { fake } = await open({ fullscreen: true });
  expect(await fake.host().requestDisplayMode('pip')).toEqual({ ok: false, code: 'malformed' });
  const { fake: other } = await open({});
  expect(await other.host().requestDisplayMode('fullscreen')).toEqual({ ok: false, code: 'malformed' });
});
