import { readPushSettings } from '../../api/push/pushSettings.ts';
import type { Customer } from '../../domain/access/customer.ts';
import { createFirebasePush } from '../../platform/push/firebasePush.ts';
import type { PushProvider } from '../../platform/push/pushProvider.ts';
import { createWebPush } from '../../platform/push/webPush.ts';
import type { CustomerDocuments } from '../../sync/engine/customerDocuments.ts';
import type { PortalContext } from '../portal.ts';
import { createPush } from './createPush.ts';
import { endAddress } from './endAddress.ts';
import { readPushMemory } from './pushMemory.ts';
import type { PushService } from './pushService.ts';

const providerOf = (push: unknown): PushProvider | null => {
  const settings = readPushSettings(push);
  if (!settings) return null;
  return settings.kind === 'webPush' ? createWebPush(settings.publicKey) : createFirebasePush(settings);
};

export const openPush = (
  portal: PortalContext,
  customer: Customer,
  documents: Pick<CustomerDocuments, 'patch'>,
): PushService | null => {
  const provider = providerOf(portal.company.push);
  if (!provider) return null;
  return createPush({ portal, customer, cloud: documents, provider });
};

/** After a logout or the end of a session: this browser gets no more pushes. The back office removes the device with its session. */
export const endPush = async ({
  company,
  local,
}: Pick<PortalContext, 'company' | 'local'>): Promise<void> => {
  if (readPushMemory(local).device === null) return;
  await endAddress(local, providerOf(company.push));
};
