import { expect, onTestFinished, test } from 'vitest';
import { successResponse } from '../../../src/api/access/schema.ts';
import { connectHttp } from '../../../src/state/access/connectHttp.ts';
import { chooseOwnLanguage, createAppearance } from '../../../src/state/appearance/appearanceStore.ts';
import { followParent } from '../../../src/state/appearance/followParent.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { serviceAddresses } from '../../support/serviceAddresses.ts';
import { startTestServer } from '../../support/testServer.ts';
import { aPortal } from '../../support/workspace.ts';

test('calls say in which language the customer reads: the browser’s, the parent’s, or their own choice', async () => {
  const sent: unknown[] = [];
  const server = await startTestServer(({ headers }) => {
    sent.push(headers['accept-language']);
    return { body: { success: true } };
  });
  onTestFinished(() => server.close());
  const local = createMemoryStore();
  const appearance = createAppearance(local, ['es-CO', 'en'], null);
  const portal = aPortal({ local, appearance });
  const settings = { ...portal.settings, addresses: serviceAddresses(server.url) };
  const http = connectHttp({ ...portal, settings });
  const call = { service: 'api', method: 'GET', path: '/x', response: successResponse } as const;
  await http.send(call);
  await http.send({ ...call, auth: 'none' });
  await followParent(appearance, local, { context: { locale: 'fr' } });
  await http.send(call);
  chooseOwnLanguage(appearance, local, 'en');
  await http.send(call);
  expect(sent).toEqual(['es', 'es', 'fr', 'en']);
  expect(await http.headers()).toMatchObject({ 'accept-language': 'en' });
});
