import * as v from 'valibot';
import { expect, test } from 'vitest';
import { toTransaction } from '../../src/api/history/toTransaction.ts';
import { transactionResponse } from '../../src/api/history/transactionSchema.ts';
import { transactionLines } from '../../src/components/transactionLines.ts';
import { aCompany } from '../support/builders.ts';
import { aTransactionWire } from '../support/cart.ts';
import { SERVICE } from '../support/workspace.ts';

test('a line of an order shows the note that was sent with it', () => {
  const lines = [
    { product_id: 1, product_name: 'Green olives', product_code: 'OLV-1', order_detail_remark: 'ripe ones' },
  ];
  const { transaction } = v.parse(transactionResponse, {
    success: true,
    transaction: aTransactionWire({ lines }),
  });
  const [line] = transactionLines(toTransaction(transaction, SERVICE), aCompany().settings);
  expect(line).toMatchObject({ detail: 'OLV-1', note: 'ripe ones' });
});
