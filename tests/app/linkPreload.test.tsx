import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BackgroundTasks } from '../../src/app/background/BackgroundTasks.tsx';
import { startScreenQueries } from '../../src/app/routes/screens.ts';
import { aCompany } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { renderPortal } from '../support/renderPortal.tsx';

const renderLinks = async (urls: readonly string[], options: Parameters<typeof renderPortal>[1]) => {
  const preloadCode = vi.fn();
  const portal = await renderPortal(
    <>
      <BackgroundTasks preloadCode={preloadCode} startQueries={startScreenQueries} />
      {urls.map((url) => (
        <a key={url} href={url}>
          <span>to {url}</span>
        </a>
      ))}
    </>,
    options,
  );
  return { ...portal, preloadCode };
};

const openLinks = (...urls: string[]) =>
  renderLinks(urls, { customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }) });

test.each([
  ['/store?text=oil', '/products/_search'],
  ['/product/2', '/products/2'],
  ['/account?kind=invoice', '/transactions'],
  ['/account?document=12', '/transactions/12'],
  ['/transaction/12', '/transactions/12'],
  ['/approvals', '/b2bportal/orders-for-approval'],
  ['/checkout', '/company_settings'],
  ['/home', '/smart-orders/get'],
  ['/account?pay=7', '/company_settings'],
  ['/account?receipt=p7', '/payments/p7'],
  ['/payment-form/abc', '/abc'],
  ['/account-settings', '/addresses'],
  ['/contact', '/contact'],
])('a pointer that rests on a link to %s loads its code and asks for its data', async (url, path) => {
  const { preloadCode, http } = await openLinks(url);
  fireEvent.pointerOver(screen.getByText(`to ${url}`));
  await waitFor(() => expect(preloadCode).toHaveBeenCalledWith(url));
  await waitFor(() => expect(http.sent.map((call) => call.path).join(' ')).toContain(path));
});

test('what only customers see isn’t asked for by a visitor', async () => {
  const { http } = await renderLinks(['/account', '/store'], {
    company: aCompany({ openPortal: true }),
    customer: null,
  });
  for (const link of screen.getAllByRole('link')) fireEvent.pointerDown(link);
  const paths = () => http.sent.map((call) => call.path).join(' ');
  await waitFor(() => expect(paths()).toContain('/products/_search'));
  expect(paths()).not.toContain('/transactions');
});

test('the focus on a link does the same', async () => {
  const { preloadCode } = await openLinks('/cart');
  screen.getByRole('link').focus();
  await waitFor(() => expect(preloadCode).toHaveBeenCalledExactlyOnceWith('/cart'));
});

test('a press does it at once', async () => {
  const { preloadCode } = await openLinks('/cart');
  fireEvent.pointerDown(screen.getByRole('link'));
  expect(preloadCode).toHaveBeenCalledExactlyOnceWith('/cart');
});

test('nothing is loaded without a network', async () => {
  const { preloadCode, http } = await openLinks('/store');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const asked = http.sent.length;
  fireEvent.pointerDown(screen.getByRole('link'));
  expect(preloadCode).not.toHaveBeenCalled();
  expect(http.sent).toHaveLength(asked);
});

test('a pointer that only crosses links, and links to elsewhere, load nothing', async () => {
  const urls = ['/store', '/cart', '//elsewhere.example', 'https://elsewhere.example'];
  const { preloadCode } = await openLinks(...urls);
  vi.useFakeTimers();
  for (const url of urls) fireEvent.pointerOver(screen.getByText(`to ${url}`));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(preloadCode).not.toHaveBeenCalled();
});
