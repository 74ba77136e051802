import cors from '@fastify/cors';
import fastify, { type FastifyInstance } from 'fastify';
import { originCheck } from '../server/origins.ts';
import { authorizenet } from './authorizenet/authorizenet.ts';
import { emulatorPages } from './emulatorPages.ts';
import { createFaults, type Wait } from './faults.ts';
import { createNotifier } from './notifier.ts';
import { openpay } from './openpay/openpay.ts';
import { createPayments } from './payments.ts';
import { payu } from './payu/payu.ts';

export type EmulatorOptions = {
  clock?: () => Date;
  /** Origins of pages that may ask for tokens; `*` stands for one label of the host name. */
  allowedOrigins?: readonly string[];
  /** The address that browsers reach it at, for its bank pages; default: the one it listens at. */
  origin?: string;
  /** Where each merchant of Openpay wants to hear of charges, by merchant id; Openpay's own dashboard keeps these. */
  webhooks?: Readonly<Record<string, string>>;
  /** Time between a result and its confirmation to the merchant, ms. */
  confirmationDelay?: number;
  wait?: Wait;
};

/**
 * Authorize.Net, PayU Latam and Openpay at their own paths and with their quirks, over memory. It belongs to the demo:
 * the back office knows it by its addresses in the settings alone. `/emulator` lists what it charged and switches faults.
 */
export const createEmulator = async ({
  clock = () => new Date(),
  allowedOrigins = [],
  origin,
  webhooks = {},
  confirmationDelay = 500,
  wait,
}: EmulatorOptions = {}): Promise<FastifyInstance> => {
  const payments = createPayments(clock);
  const faults = createFaults(wait);
  const app = fastify({ forceCloseConnections: true });

  const isAllowed = originCheck(allowedOrigins);
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && isAllowed(origin)),
    methods: ['GET', 'POST'],
    allowedHeaders: ['authorization', 'content-type'],
  });
  const notifier = createNotifier(faults, confirmationDelay);
  app.addHook('onClose', () => notifier.stop());
  const parts = { clock, payments, faults, notifier, origin: () => origin ?? app.listeningOrigin };
  await app.register(authorizenet(parts));
  await app.register(payu(parts));
  await app.register(openpay({ ...parts, webhooks: new Map(Object.entries(webhooks)) }));
  await app.register(emulatorPages({ payments, faults, notifier }));
  return app;
};
