import { expect, it } from 'vitest';
import { createParentLink } from '../../src/app/parentLink.ts';
import type { Parent } from '../../src/bridge/contract.ts';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { closeSession, openSession } from '../../src/state/session/sessionStore.ts';
import { aCompany } from '../support/builders.ts';
import { aCustomer } from '../support/customer.ts';
import { aWorkspace } from '../support/workspace.ts';

const link = ({ openPortal = false } = {}) => {
  const heard: string[] = [];
  const parent: Parent = {
    settings: { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } },
    getToken: async () => ({ ok: false, code: 'refused' }),
    send: (name, detail) => void heard.push(`${name} ${Object.values(detail).join(' ')}`),
    listen: () => () => undefined,
  };
  const { portal } = aWorkspace(undefined, { company: aCompany({ openPortal }), customer: aCustomer() });
  portal.session.setState({ status: 'starting' }, true);
  const created = createParentLink({ ...portal, parent }, createAppearance(portal.local, ['en'], null));
  const open = () =>
    openSession(portal.session, { customer: aCustomer(), token: 't', expiresAt: Number.POSITIVE_INFINITY });
  return { heard, open, close: closeSession.bind(null, portal.session), end: () => created?.close() };
};

it('a parent hears that the portal is ready once there is a session, and not at each new token', () => {
  const { heard, open } = link();
  open();
  open();
  expect(heard).toEqual(['status ready']);
});

it('a parent whose token is refused hears that the session is over, and of the next one that it is ready', () => {
  const { heard, open, close } = link();
  close('refused');
  expect(heard).toEqual(['status session-expired']);
  open();
  close('expired');
  expect(heard).toEqual(['status session-expired', 'status ready', 'status session-expired']);
});

it('an open portal is ready for visitors all the same', () => {
  const { heard, close } = link({ openPortal: true });
  close('refused');
  expect(heard).toEqual(['status session-expired', 'status ready']);
});

it('a back office that can’t be reached is a failure with its name; after the end nothing is said', () => {
  const { heard, open, close, end } = link();
  close('unreachable');
  expect(heard).toEqual(['status failed unreachable']);
  end();
  open();
  expect(heard).toHaveLength(1);
});
