import type { Http } from '../calls.ts';
import { successResponse } from '../session/schema.ts';

/** Ends all PDF links that the customer was given so far. Repeatable. */
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
