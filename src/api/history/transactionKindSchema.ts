import * as v from 'valibot';
import type { TransactionKind } from '../../domain/history/transaction.ts';

const KINDS = ['order', 'invoice', 'estimate'] as const satisfies readonly TransactionKind[];

export const transactionKindWire = v.picklist(KINDS);
