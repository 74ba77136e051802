import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { BackgroundBoundary } from '../../src/app/background/BackgroundBoundary.tsx';
import { createParentLink } from '../../src/app/embedding/parentLink.ts';
import { ScreenBoundary } from '../../src/app/ScreenBoundary.tsx';
import { ErrorBoundary } from '../../src/app/start/ErrorBoundary.tsx';
import { isPortalEvent } from '../../src/bridge/guards.ts';
import { LoadError } from '../../src/design-system/lazySource.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { aParent } from '../support/aParent.ts';
import { createPortalProviders } from '../support/renderPortal.tsx';
import { aWorkspace } from '../support/workspace.ts';

/** React says what a boundary has caught. */
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

type Fault = { error: Error | null };

function AScreen({ fault }: { fault: Fault }) {
  if (fault.error) throw fault.error;
  return <p>works again</p>;
}

const openWithCrash = async (error: Error, boundary: 'screen' | 'portal' | 'background', path: string) => {
  const { parent, told } = aParent();
  const { portal } = aWorkspace();
  const reported: string[] = [];
  portal.errors.report = (title) => void reported.push(title);
  const Providers = await createPortalProviders(portal);
  const link = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path,
    element: document.body,
  });
  onTestFinished(link.close);
  const fault = { error: error as Error | null };
  const { report } = portal.errors;
  const around = {
    portal: (children: ReactNode) => <ErrorBoundary report={report}>{children}</ErrorBoundary>,
    screen: (children: ReactNode) => (
      <ScreenBoundary at={path} ownsPage={false} report={report}>
        {children}
      </ScreenBoundary>
    ),
    background: (children: ReactNode) => <BackgroundBoundary>{children}</BackgroundBoundary>,
  };
  render(
    <MemoryRouter>
      <Providers>{around[boundary](<AScreen fault={fault} />)}</Providers>
    </MemoryRouter>,
  );
  const repair = () => {
    fault.error = null;
  };
  return { told, reported, repair };
};

it('the parent hears which screen has crashed, and that the rest works', async () => {
  const { told, reported, repair } = await openWithCrash(new Error('of the cart'), 'screen', '/cart');
  const heard = { name: 'error', detail: { code: 'screen_crashed', screen: 'cart', works: true } };
  expect(told).toEqual([heard]);
  expect(isPortalEvent(told[0])).toBe(true);
  expect(reported).toEqual(['A screen failed']);
  repair();
  await act(() => userEvent.click(screen.getByRole('button')));
  expect(screen.getByText('works again')).toBeVisible();
  expect(told).toEqual([heard]);
});

it('the parent hears that a screen’s code can’t be loaded', async () => {
  const { told } = await openWithCrash(new LoadError('gone'), 'screen', '/product/118?from=deals');
  expect(told).toEqual([
    { name: 'error', detail: { code: 'code_unavailable', screen: 'product', works: true } },
  ]);
});

it('the parent hears nothing of what fails behind the screens, which goes on with the next', async () => {
  const { told, reported } = await openWithCrash(new LoadError('gone'), 'background', '/cart');
  expect(told).toEqual([]);
  expect(reported).toEqual(['The background tasks failed']);
});

it('the parent hears when nothing works', async () => {
  const { told } = await openWithCrash(new Error('of all'), 'portal', '/inventory_capture/done');
  expect(told).toEqual([
    { name: 'error', detail: { code: 'screen_crashed', screen: 'inventoryCaptureDone', works: false } },
  ]);
});

it('the parent hears the screen that is shown now', async () => {
  const { parent, told } = aParent();
  const { portal } = aWorkspace();
  const link = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path: '/cart',
    element: document.body,
  });
  onTestFinished(link.close);
  link.showVisit({ key: 'a', path: '/account?document=7', by: 'portal', via: 'PUSH', shop: portal });
  portal.errors.report('A screen failed', new Error('of the document'));
  expect(told.at(-1)).toEqual({
    name: 'error',
    detail: { code: 'screen_crashed', screen: 'document', works: true },
  });
});
