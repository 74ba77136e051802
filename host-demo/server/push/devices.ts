import * as v from 'valibot';
import { type DeviceWire, devicesDocument, deviceWire } from '../../../src/api/push/schema.ts';
import type { CustomerDocuments } from '../routes/documents/customerDocuments.ts';
import type { DocumentOwner } from '../routes/documents/streams.ts';

const WRITER = 'back-office';
const MOST_DEVICES = 20;

/** The devices of a document by id, the last seen first; what can't be read is left out. */
const devicesIn = (document: unknown): ReadonlyMap<string, DeviceWire> => {
  const read = v.safeParse(devicesDocument, document ?? {});
  const found = Object.entries(read.success ? read.output.devices : {}).flatMap(([id, json]) => {
    const device = v.safeParse(deviceWire, json);
    return device.success ? [{ id, device: device.output, seen: Date.parse(device.output.last_seen) }] : [];
  });
  const newest = found.toSorted((a, b) => (b.seen || 0) - (a.seen || 0)).slice(0, MOST_DEVICES);
  return new Map(newest.map(({ id, device }) => [id, device]));
};

export const devicesOf = async (
  documents: CustomerDocuments,
  owner: DocumentOwner,
): Promise<ReadonlyMap<string, DeviceWire>> => devicesIn((await documents.read(owner, 'devices')).data);

const sessionOf = v.object({ session_id: v.string() });

/**
 * Removes devices from the customer's document, which open sessions see, and the pushes that wait for them. `sessionId` is what the document
 * says; null for an entry that can't be read.
 */
export const removeDevices = async (
  { documents }: { documents: CustomerDocuments },
  owner: DocumentOwner,
  isRemoved: (id: string, sessionId: string | null) => boolean,
): Promise<void> => {
  let removed: string[] = [];
  await documents.change(owner, {
    name: 'devices',
    writer: WRITER,
    async patch(document) {
      const read = v.safeParse(devicesDocument, document);
      removed = Object.entries(read.success ? read.output.devices : {}).flatMap(([id, json]) => {
        const device = v.safeParse(sessionOf, json);
        return isRemoved(id, device.success ? device.output.session_id : null) ? id : [];
      });
      return removed.length === 0 ? null : { devices: Object.fromEntries(removed.map((id) => [id, null])) };
    },
    async record(transaction) {
      await transaction
        .deleteFrom('pushes')
        .where('company_id', '=', owner.companyId)
        .where('email', '=', owner.email)
        .where('device', 'in', removed)
        .execute();
      return true;
    },
  });
};
