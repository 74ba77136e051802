import type * as v from 'valibot';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import type { Http } from '../calls.ts';
import { METHOD_OF_PAYFORM } from '../history/payform.ts';
import { savedMethodsResponse } from '../history/paymentSchema.ts';

const toSavedMethods = ({
  payment_methods: rows,
}: v.InferOutput<typeof savedMethodsResponse>): SavedMethod[] =>
  rows.map((row) => ({
    id: row.id,
    platform: row.platform,
    method: METHOD_OF_PAYFORM[row.payform],
    brand: row.brand,
    lastFour: row.last_four,
    expiry: row.expiry,
    isDefault: row.is_default,
    isExpired: row.is_expired,
  }));

export const loadSavedMethods = async (http: Http): Promise<SavedMethod[]> =>
  toSavedMethods(
    await http.send({
      service: 'api',
      method: 'GET',
      path: '/payment_methods',
      response: savedMethodsResponse,
    }),
  );

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
