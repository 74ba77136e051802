import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeCamera } from '../../support/fakeCamera.ts';
import { openScreen, quantityField, rowOf } from '../../support/quickOrder.tsx';

const camera = fakeCamera();

const openScanner = async () => {
  const portal = await openScreen();
  await portal.user.click(screen.getByRole('button', { name: 'Scan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan barcodes' }));
  return { ...portal, dialog };
};

const quantityOf = (product: string) => new RegExp(`${product}$`);

test('each scan asks for a quantity, Enter scans the next, and closing stops the camera', async () => {
  const { user, dialog } = await openScanner();
  expect(await dialog.findByText('Hold a barcode in the frame')).toBeVisible();
  camera.show('CO-1001');
  expect(await dialog.findByText('Olive oil 1 L')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: quantityOf('Olive oil 1 L') })).toHaveFocus();
  await user.keyboard('12{Enter}');
  expect(await dialog.findByText('Hold a barcode in the frame')).toBeVisible();
  camera.show('CF-0310');
  expect(await dialog.findByText('Coffee beans 1 kg')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(camera.stopped()).toBe(camera.started()));
  expect(quantityField(1)).toHaveValue('12');
  expect(rowOf(2).getByText('Coffee beans 1 kg')).toBeVisible();
  expect(quantityField(2)).toHaveValue('1');
});

test('a scan sounds and vibrates once', async () => {
  const started = vi.fn();
  class Sound {
    currentTime = 0;
    destination = {};
    createOscillator = () => ({
      frequency: {},
      connect: (next: object) => next,
      start: started,
      stop: vi.fn(),
    });
    createGain = () => ({ gain: {}, connect: vi.fn() });
    close = vi.fn();
  }
  const vibrate = vi.fn();
  vi.stubGlobal('AudioContext', Sound);
  Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
  const { dialog } = await openScanner();
  camera.show('CO-1001');
  expect(await dialog.findByText('Olive oil 1 L')).toBeVisible();
  expect(started).toHaveBeenCalledOnce();
  expect(vibrate).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('a code that nobody knows is removed, or kept to be mended in the list', async () => {
  const { user, dialog } = await openScanner();
  camera.show('4006381333931');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    '4006381333931 · No product has this code or name',
  );
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  camera.show('4006381333948');
  await user.click(await dialog.findByRole('button', { name: 'Keep and fix later' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('combobox', { name: 'Code or name, row 1' })).toHaveValue('4006381333948');
});

test.each([
  ['NotAllowedError', 'Your browser doesn’t allow the camera.'],
  ['NotFoundError', 'No camera was found.'],
  ['NotReadableError', 'Scanning couldn’t be started.'],
])('a camera that answers %s is told of', async (name, text) => {
  camera.refuse(name);
  const { dialog } = await openScanner();
  expect(await dialog.findByText(text, { exact: false })).toBeVisible();
});

test('a browser without cameras doesn’t offer to scan', async () => {
  camera.remove();
  await openScreen();
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
});
