import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';

export const revokeDocumentLinks = async (http: Http): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/documents/revoke_links',
    body: {},
    response: successResponse,
    repeatable: true,
  });
};
