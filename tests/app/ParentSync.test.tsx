import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BackgroundTasks } from '../../src/app/background/BackgroundTasks.tsx';
import { ParentSync } from '../../src/app/embedding/ParentSync.tsx';
import { createParentLink } from '../../src/app/embedding/parentLink.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { aParent } from '../support/aParent.ts';
import { catalogueResponses } from '../support/catalogue.ts';
import { renderPortal } from '../support/renderPortal.tsx';
import { aWorkspace } from '../support/workspace.ts';

const message = (id: string) =>
  ({
    id,
    kind: 'orderStatus',
    title: `Order ${id} has shipped`,
    body: 'It’s on its way.',
    date: `2026-10-30T09:00:0${id}.000Z`,
    updatedAt: `2026-10-30T09:00:0${id}.000Z`,
    isRead: false,
    transactionId: '',
    productId: null,
  }) as const;

it('the parent hears how many notifications are unread, and which came last, but none of its text', async () => {
  const { parent, told } = aParent();
  const { portal } = aWorkspace();
  const link = createParentLink(portal, parent, createAppearance(portal.local, ['en'], null), {
    path: '/home',
    element: document.createElement('div'),
  });
  const none = { success: true, name: 'notifications', revision: 0, data: {} };
  const { workspace } = await renderPortal(
    <>
      <BackgroundTasks startQueries={() => undefined} preloadCode={() => undefined} />
      <ParentSync link={link} />
    </>,
    { parent, answers: { ...catalogueResponses(), '/documents/notifications': none } },
  );
  const { state } = workspace.notifications;
  await waitFor(() => expect(state.getState().known).toBe(true));
  const heard = () => told.filter(({ name }) => name === 'notification').map(({ detail }) => detail);
  expect(heard()).toEqual([]);
  act(() => state.setState({ notifications: [message('1')] }));
  act(() => state.setState({ notifications: [message('2'), message('1')] }));
  act(() => state.setState({ notifications: [message('2'), { ...message('1'), isRead: true }] }));
  act(() => state.setState({ notifications: [] }));
  expect(heard()).toEqual([
    { unread: 1, latest: { id: '1', kind: 'orderStatus' } },
    { unread: 2, latest: { id: '2', kind: 'orderStatus' } },
    { unread: 1, latest: { id: '2', kind: 'orderStatus' } },
    { unread: 0, latest: { id: '2', kind: 'orderStatus' } },
  ]);
});
