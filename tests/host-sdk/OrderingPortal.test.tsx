import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { OrderingPortal, type OrderingPortalProps } from '../../src/host-sdk/OrderingPortal.tsx';
import { answerProbes, fakePortal } from './fakePortal.ts';

const props = (fake: ReturnType<typeof fakePortal>): OrderingPortalProps => ({
  mode: 'federated',
  src: 'https://acme.portal.example.com',
  title: 'Ordering',
  load: fake.load,
});

it('shows the portal, sends it changed settings, and forwards its events', async () => {
  const fake = fakePortal();
  const onCart = vi.fn();
  const { rerender, unmount } = render(
    <OrderingPortal {...props(fake)} theme={{ scheme: 'light', radius: 4 }} />,
  );
  await screen.findByText('the portal');
  await act(async () => {
    await fake.hello();
    await fake.ready();
  });
  expect(screen.getByRole('region', { name: 'Ordering' })).toHaveTextContent('the portal');

  rerender(<OrderingPortal {...props(fake)} theme={{ scheme: 'dark' }} onCart={onCart} />);
  await waitFor(() => expect(fake.update).toHaveBeenCalledTimes(1));
  expect(fake.update.mock.calls[0]?.[0]).toMatchObject({ theme: { scheme: 'dark', radius: undefined } });

  await act(async () => {
    await fake.say({ name: 'cart', detail: { count: 1, total: '9.99', currency: 'USD' } });
  });
  expect(onCart).toHaveBeenCalledWith({ count: 1, total: '9.99', currency: 'USD' });

  unmount();
  await waitFor(() => expect(fake.destroy).toHaveBeenCalledTimes(1));
});

it('keeps what the portal stored where the parent wants it, but not for another person', async () => {
  const fake = fakePortal();
  const connect = async () => {
    await screen.findByText('the portal');
    await act(async () => {
      await fake.hello();
      await fake.ready();
    });
  };
  const { rerender, unmount } = render(<OrderingPortal {...props(fake)} keep identity="ana" />);
  await connect();
  rerender(<OrderingPortal {...props(fake)} keep identity="ben" />);
  await waitFor(() => expect(fake.unmount).toHaveBeenLastCalledWith({ forget: true }));
  await connect();
  unmount();
  await waitFor(() => expect(fake.unmount).toHaveBeenLastCalledWith({ forget: false }));
});

it('renders the parent’s fallback, whose retry loads the portal', async () => {
  const fake = fakePortal();
  answerProbes();
  const load = vi.fn(() => Promise.reject<unknown>(new Error('down')));
  render(
    <OrderingPortal
      {...props(fake)}
      load={load}
      fallback={(error, retry) => (
        <button type="button" onClick={retry}>
          Retry after {error.code}
        </button>
      )}
    />,
  );
  const retry = await screen.findByRole('button', { name: 'Retry after code_unavailable' });
  load.mockImplementation(fake.load);
  await userEvent.click(retry);
  await screen.findByText('the portal');
  expect(screen.queryByRole('button')).toBeNull();
});

it('creates one portal in strict mode', async () => {
  const fake = fakePortal();
  render(
    <StrictMode>
      <OrderingPortal {...props(fake)} />
    </StrictMode>,
  );
  expect(await screen.findAllByText('the portal')).toHaveLength(1);
});
