import { createServer } from '../../../host-demo/server/createServer.ts';
import { withShoppers } from './shoppers.ts';

/**
 * A back end as a process of its own, so that it can be ended at any moment: `serve.ts {data directory} {customers}`. Says
 * its address once it listens.
 */
const [dataDir, shoppers] = process.argv.slice(2);
const server = await createServer({
  dataDir,
  seeds: withShoppers(Number(shoppers)),
  passwordCost: { cost: 2, parallel: 1 },
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${await server.listen({ port: 0, host: '127.0.0.1' })}\n`);
