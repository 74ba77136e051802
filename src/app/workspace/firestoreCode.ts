import * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { checkSession } from '../../api/access/checkSession.ts';
import { CallError } from '../../api/callError.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { delay } from '../../platform/delay.ts';
import { openFirestore } from '../../platform/firestore/openFirestore.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { SessionState } from '../../state/access/sessionStore.ts';
import type { PortalContext } from '../../state/portal.ts';
import type { CloudStore } from '../../sync/rules/cloudStore.ts';
import type { Records } from '../../sync/rules/records.ts';
import { cloudStoreConfig } from '../../sync/stores/cloudStoreSchema.ts';
import { createFirestoreStore } from '../../sync/stores/firestoreStore.ts';

type Portal = Pick<PortalContext, 'http' | 'session' | 'settings' | 'company' | 'clock'>;

type Opened = { records: Records; portal: Portal };

/** One for each mounted portal, so that a customer who logs in again needs no new sign-in. */
const openedBySession = new WeakMap<StoreApi<SessionState>, Opened>();

const openOnce = (portal: Portal): Opened => {
  const before = openedBySession.get(portal.session);
  if (before) return Object.assign(before, { portal });
  const config = v.safeParse(cloudStoreConfig, portal.settings.cloudStore);
  if (!config.success || config.output.kind !== 'firestore')
    throw new CallError('malformed', { message: 'config.json: cloudStore' });
  const records = openFirestore(config.output, newIdentifier(), async (isFresh) => {
    const { http, session } = opened.portal;
    if (isFresh) return (await checkSession(http)).cloudToken ?? null;
    // Waits for the back office's answer, and ends here when the session is another customer's.
    await http.headers();
    const state = session.getState();
    return state.status === 'in' ? (state.cloudToken ?? null) : null;
  });
  const opened: Opened = { records, portal };
  openedBySession.set(portal.session, opened);
  return opened;
};

/** The customer's documents in the project that the configuration names. `writer` names this open tab. */
export const openFirestoreStore = (portal: Portal, customer: Customer, writer: string): CloudStore =>
  createFirestoreStore({
    records: openOnce(portal).records,
    alias: portal.company.alias,
    email: customer.email,
    writer,
    now: () => portal.clock.now(),
    random: Math.random,
    delay,
  });
