import { createServer } from '../../../host-demo/server/createServer.ts';
import { withShoppers } from './shoppers.ts';

/** Runs a back end in its own process: `serve.ts {data directory} {customers}`. Prints its address once it listens. */
const [dataDir, shoppers] = process.argv.slice(2);
const server = await createServer({
  dataDir,
  seeds: withShoppers(Number(shoppers)),
  passwordCost: { cost: 2, parallel: 1 },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
