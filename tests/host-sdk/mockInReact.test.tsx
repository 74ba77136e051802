import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMockPortal } from '../../src/host-sdk/createMockPortal.ts';
import { OrderingPortal, PortalCreator } from '../../src/host-sdk/OrderingPortal.tsx';
import type { PortalHandle } from '../../src/host-sdk/options.ts';

// A parent's page, which knows nothing of its tests.
function Ordering({ user = 'ana' }: { user?: string }) {
  const [portal, setPortal] = useState<PortalHandle | null>(null);
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => portal?.navigate({ to: 'cart' })}>
        Cart ({count})
      </button>
      <OrderingPortal
        mode="iframe"
        src="https://acme.portal.example.com"
        title="Ordering"
        identity={user}
        onPortal={setPortal}
        onCart={(cart) => setCount(cart.count)}
        fallback={({ code }, retry) => (
          <button type="button" onClick={retry}>
            Ordering is away ({code})
          </button>
        )}
      />
    </>
  );
}

const setUp = () => {
  const portal = createMockPortal();
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <PortalCreator.Provider value={portal.create}>{children}</PortalCreator.Provider>
  );
  return { portal, ...render(<Ordering />, { wrapper }) };
};

it('shows what the portal tells, and hears what the page does', async () => {
  const { portal } = setUp();
  act(() => portal.emit('cart', { count: 3, total: '25.80', currency: 'USD' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cart (3)' }));
  expect(portal.navigated).toEqual([{ to: 'cart' }]);
  expect(portal.created.at(-1)).toMatchObject({ mode: 'iframe', title: 'Ordering', identity: 'ana' });
  expect(document.querySelector('iframe')).toBeNull();
});

it('shows the page’s fallback while the portal is away', async () => {
  const { portal } = setUp();
  act(() => {
    portal.emit('error', { code: 'host_unreachable', hint: '' });
    portal.emit('status', 'timeout');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Ordering is away (host_unreachable)' }));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Cart (0)']);
  expect([portal.status, portal.restarted]).toEqual(['loading', 1]);
});

it('is created anew for another person, and removed with the page', () => {
  const { portal, rerender, unmount } = setUp();
  const before = portal.created.length;
  rerender(<Ordering user="ben" />);
  expect(portal.created.length).toBe(before + 1);
  expect(portal.created.at(-1)?.identity).toBe('ben');
  expect(portal.destroyed).toBe(false);
  act(() => portal.emit('status', 'reconnecting'));
  expect(portal.status).toBe('reconnecting');
  unmount();
  expect(portal.destroyed).toBe(true);
});

it('opens in the container that a server has rendered', () => {
  const portal = createMockPortal();
  const page = (
    <PortalCreator.Provider value={portal.create}>
      <Ordering />
    </PortalCreator.Provider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const rendered = container.querySelector('[style]');
  expect(portal.created).toEqual([]);
  render(page, { container, hydrate: true });
  expect(rendered).not.toBeNull();
  expect(portal.created.at(-1)?.container).toBe(rendered);
});
