import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { loadLazyParts } from '../../screens/catalogue/openStore.tsx';
import { catalogueResponses } from '../../support/catalogue.ts';
import { fakeCamera } from '../../support/fakeCamera.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeAll(loadLazyParts);
const camera = fakeCamera();

const OIL = 'Extra virgin olive oil 1 L';
const open = (at: string) => renderPortal(<SearchBox />, { answers: catalogueResponses(), at, route: '*' });
const field = () => screen.getByRole('searchbox', { name: 'Search products' });
const scanButton = () => screen.findByRole('button', { name: 'Scan a barcode' });
const scanner = () => screen.findByRole('dialog', { name: 'Scan a barcode' });

const scan = async ({ user }: Awaited<ReturnType<typeof open>>, code: string) => {
  await user.click(await scanButton());
  expect(await within(await scanner()).findByText('Hold a barcode in the frame')).toBeVisible();
  camera.show(code);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

test('a scanned code leads to the quantity of its product, as if it were typed with Enter', async () => {
  const portal = await open('/home');
  await scan(portal, '8410660001016');
  const quantity = await screen.findByRole('textbox', { name: `Quantity: ${OIL}` });
  await waitFor(() => expect(quantity).toHaveFocus());
  expect(field()).toHaveValue('8410660001016');
  expect(camera.stopped()).toBe(camera.started());
  await portal.user.keyboard('6{Enter}');
  await waitFor(() =>
    expect(portal.workspace.cart.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['6']),
  );
  expect(portal.address()).toBe('/home');
});

test('a code that no product has leads to the store’s results', async () => {
  const portal = await open('/home');
  await scan(portal, '4006381333931');
  await waitFor(() => expect(portal.address()).toBe('/store?text=4006381333931'));
});

test('in the store the code is searched there', async () => {
  const portal = await open('/store');
  await scan(portal, '8410660001016');
  await waitFor(() => expect(portal.address()).toBe('/store?text=8410660001016'));
});

test('it is opened and left by the keyboard, and the focus is in the field then', async () => {
  const { user } = await open('/home');
  const button = await scanButton();
  field().focus();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  const dialog = within(await scanner());
  await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toHaveValue('');
});

test('a camera that is refused is told of', async () => {
  camera.refuse('NotAllowedError');
  const { user } = await open('/home');
  await user.click(await scanButton());
  expect(
    await within(await scanner()).findByText('Your browser doesn’t allow the camera.', { exact: false }),
  ).toBeVisible();
});

const expectNoOffer = async () => {
  const { user } = await open('/home');
  await user.type(field(), 'olive');
  await screen.findByRole('link', { name: OIL });
  expect(screen.queryByRole('button', { name: 'Scan a barcode' })).toBeNull();
};

test('without a camera nothing is offered', async () => {
  camera.remove();
  await expectNoOffer();
});

test('nor on a computer, whose camera looks at who sits there', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media === '(pointer: fine)' }),
  );
  await expectNoOffer();
});
