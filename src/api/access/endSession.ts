import type { Http } from '../calls.ts';
import { successResponse } from './schema.ts';

export const endSession = async (http: Http, token: string): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/users/logout',
    body: {},
    response: successResponse,
    auth: { token },
    repeatable: true,
  });
};
