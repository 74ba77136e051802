import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import type { Http } from '../calls.ts';
import { savedMethodsResponse } from '../orders/paymentSchema.ts';
import { toSavedMethods } from './loadSavedMethods.ts';

/** Removes a saved method, at the provider too; answers all saved methods. Throws {@link CallError}. */
export const removeSaved = async (http: Http, id: string): Promise<SavedMethod[]> =>
  toSavedMethods(
    await http.send({
      service: 'api',
      method: 'POST',
      path: '/payment_methods/remove',
      body: { id },
      repeatable: true,
      response: savedMethodsResponse,
    }),
  );
