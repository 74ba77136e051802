import * as v from 'valibot';
import { callProvider } from '../callProvider.ts';
import type { GatewaySettings } from '../gateway.ts';
import type { messagesWire } from './schema.ts';

type Settings = Extract<GatewaySettings, { platform: 'authorizenet' }>;
type Answered = { messages?: v.InferOutput<typeof messagesWire> | undefined };

export const createClient = ({ apiBase, loginId, transactionKey }: Settings, timeoutMs: number) => {
  const merchantAuthentication = { name: loginId, transactionKey };

  const call = (name: string, content: object) =>
    callProvider(apiBase, { body: { [name]: { merchantAuthentication, ...content } }, timeoutMs });

  /** An answer of the expected shape and without an error; null otherwise. */
  const ask = async <Schema extends v.GenericSchema<unknown, Answered>>(
    name: string,
    content: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema> | null> => {
    const answer = await call(name, content);
    const read = typeof answer === 'string' ? null : v.safeParse(schema, answer.body);
    return read?.success && read.output.messages?.resultCode === 'Ok' ? read.output : null;
  };

  const transact = (refId: string, transactionRequest: object) =>
    call('createTransactionRequest', { refId, transactionRequest });

  return { call, ask, transact };
};

export type Client = ReturnType<typeof createClient>;
