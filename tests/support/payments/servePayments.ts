import { EMULATOR_PATHS } from '../../../host-demo/emulator/merchants.ts';
import { createServer } from '../../../host-demo/server/createServer.ts';
import { FAULT_TIMES } from './faultTimes.ts';
import { withPayers } from './payers.ts';

/** Runs a back end in its own process: `servePayments.ts {data directory} {customers} {invoices of each} {emulator}`. */
const [dataDir, payers, invoices, emulator = ''] = process.argv.slice(2);
const UNLIMITED = { most: 1_000_000, window: 60_000 };
const server = await createServer({
  dataDir,
  seeds: withPayers(Number(payers), Number(invoices)),
  passwordCost: { cost: 2, parallel: 1 },
  paymentTimes: FAULT_TIMES,
  paymentLimits: { perCustomer: UNLIMITED, perAddress: UNLIMITED },
  gatewayAddresses: {
    authorizenet: emulator + EMULATOR_PATHS.authorizenet,
    payu: emulator + EMULATOR_PATHS.payu,
    payuReports: emulator + EMULATOR_PATHS.payuReports,
    openpay: emulator + EMULATOR_PATHS.openpay,
  },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
