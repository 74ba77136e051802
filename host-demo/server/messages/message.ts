import * as v from 'valibot';
import { documentEvent } from '../../../src/sync/stores/schema.ts';

const companyId = v.number();

/** What the processes of a back end tell each other. The database sends `products` and `soldOut` itself (migration 011), and `notificationEvents` too. */
export const message = v.variant('kind', [
  v.object({ kind: v.literal('document'), companyId, email: v.string(), event: documentEvent }),
  v.object({ kind: v.literal('sessionEnded'), sessionId: v.string() }),
  v.object({ kind: v.literal('userEnded'), companyId, userId: v.number() }),
  v.object({ kind: v.literal('soldOut'), companyId, productIds: v.array(v.number()) }),
  v.object({ kind: v.literal('products'), companyId }),
  v.object({ kind: v.literal('notificationEvents') }),
  v.object({ kind: v.literal('pushes') }),
]);
export type Message = v.InferOutput<typeof message>;
