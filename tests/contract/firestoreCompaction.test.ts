import { afterEach, expect, test } from 'vitest';
import { findFirestoreEmulator } from '../../host-demo/firestore/startFirestoreEmulator.ts';
import { startFirestore } from '../support/cloudStore/firestoreUnderTest.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const program = await findFirestoreEmulator();
if (program !== null)
  test('a long log becomes parts, and the changes in them may be deleted later', async () => {
    const firestore = await startFirestore(program);
    stops.push(firestore.close);
    const buyer = await firestore.openCustomer();
    stops.push(buyer.close);
    const { store } = await buyer.open('phone');
    for (let count = 1; count <= 102; count += 1) await store.patch('transaction', { count });

    /** As the owner of the emulator, whom the rules don't bind. */
    const get = async (path: string): Promise<{ fields?: Record<string, Record<string, unknown>> }> => {
      // The emulator decodes paths of its REST interface twice.
      const customer = encodeURIComponent(encodeURIComponent('buyer%2B1%40demo.test'));
      const log = `hosts/demo/customers/${customer}/documents/transaction`;
      const response = await fetch(
        `http://${firestore.address}/v1/projects/demo-portal/databases/(default)/documents/${log}${path}`,
        { headers: { authorization: 'Bearer owner' } },
      );
      return (await response.json()) as { fields?: Record<string, Record<string, unknown>> };
    };
    await waitUntilPasses(async () =>
      expect((await get('/changes/000000101')).fields).toHaveProperty('expireAt'),
    );
    // The 101st change made the parts.
    expect((await get('')).fields).toEqual({
      revision: { integerValue: '102' },
      base: { integerValue: '101' },
      parts: { integerValue: '1' },
    });
    expect((await get('/parts/0')).fields).toEqual({
      upTo: { integerValue: '101' },
      text: { stringValue: '{"count":101}' },
    });
    expect((await get('/changes/000000102')).fields).not.toHaveProperty('expireAt');
    expect(await store.read('transaction')).toEqual({ revision: 102, data: { count: 102 } });
  });
else
  test('without the emulator', () => {
    process.stdout.write(
      'The test of long logs in Firestore didn’t run: it needs Java and `gcloud components install cloud-firestore-emulator`.\n',
    );
    expect(program).toBeNull();
  });
