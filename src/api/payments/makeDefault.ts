import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import type { Http } from '../calls.ts';
import { savedMethodsResponse } from '../orders/paymentSchema.ts';
import { toSavedMethods } from './loadSavedMethods.ts';

/** Makes a saved method the one that is offered first; answers all saved methods. Throws {@link CallError}. */
export const makeDefault = async (http: Http, id: string): Promise<SavedMethod[]> =>
  toSavedMethods(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/payment_methods/default',
      body: { id },
      repeatable: true,
      response: savedMethodsResponse,
    }),
  );
