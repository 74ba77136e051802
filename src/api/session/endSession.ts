import type { Http } from '../calls.ts';
import { doneAnswer } from './schema.ts';

/** POST {api}/users/logout: the session cookie is taken back. Throws {@link CallError}. */
export const endSession = async (http: Http, token: string): Promise<void> => {
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/users/logout',
    body: {},
    answer: doneAnswer,
    auth: { token },
    repeatable: true,
  });
};
