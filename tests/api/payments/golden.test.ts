import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { visitRequest } from '../../../src/api/history/visitSchema.ts';
import { collectionEnvelope, collectionWire } from '../../../src/api/payments/collection.ts';
import { money } from '../../../src/domain/numbers/money.ts';
import { d } from '../../domain/builders.ts';

/** Compares the envelope of a payment of two invoices with a file that was written by hand. */
test('the payment of two invoices by card, with a charge of 2.9 %', () => {
  const envelope = collectionEnvelope(
    { clientCode: '1042', clientName: 'Corner Deli', salesLogin: 'rep' },
    { submittedAt: '2026-11-18T17:00:00.000Z', offset: '-05:00' },
    collectionWire({
      clientId: 7,
      payment: { method: 'card', charge: { isCharge: true, charge: '2.9', isPercent: true } },
      paymentId: '0123456789abcdefghjk',
      currency: 'USD',
      value: money(d('100')),
      total: money(d('102.90')),
      invoices: [
        { number: 'INV-1', net: '238.47', balance: '238.47', collected: '60' },
        { number: 'INV-2', net: '40', balance: '40', collected: '40' },
      ],
      today: '2026-11-18',
      means: {
        token: { descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', value: 'nonce' },
        savedMethodId: null,
        saves: true,
      },
    }),
  );
  expect(envelope).toEqual(JSON.parse(readFileSync('tests/api/payments/golden/collection.json', 'utf8')));
  expect(v.safeParse(visitRequest, envelope).success).toBe(true);
});
