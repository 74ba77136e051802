import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createShellServer } from '../../host-demo/shell/server.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { startBackEnd } from '../support/backEnd/backEnd.ts';
import { DEMO_KEY } from '../support/backEnd/outbox.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

test('the demo parent shows the back office’s mails, and an error if it can’t', async () => {
  const backEnd = await startBackEnd({ demoKey: DEMO_KEY });
  const folder = import.meta.dirname;
  const shell = await createShellServer({
    folder,
    backend: backEnd.address,
    demoKey: DEMO_KEY,
    portal: 'http://localhost:1',
  });
  const mails = async (tenant: string) => {
    const response = await shell.inject(`/session/mail?tenant=${tenant}`);
    return [response.statusCode, response.json()];
  };

  expect(await mails('demo')).toEqual([200, { success: true, mails: [] }]);
  const token = await backEnd.login('junior@demo.test', 1);
  const visit = orderVisit('WEB-8000001', 150, [sentLine(105, 2)]);
  const { body } = await backEnd.post('/rest/visitSync', { token, body: visit });
  await backEnd.post('/b2bportal/sendOrderStatusEmail', {
    token,
    body: {
      emails: ['approver@demo.test'],
      status: 0,
      order_id: v.parse(visitResponse, body).transaction.id,
    },
  });
  expect(await mails('demo')).toMatchObject([
    200,
    { mails: [{ to: 'approver@demo.test', html: expect.stringContaining('>Demo Foods<') }] },
  ]);
  expect(await mails('andina')).toEqual([200, { success: true, mails: [] }]);
  expect(await mails('nobody')).toEqual([400, { code: 'unknown_tenant' }]);
  await backEnd.close();
  expect(await mails('demo')).toEqual([502, { code: 'back_office_unreachable' }]);
  await shell.close();
});
