import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolSizes } from '../database/connect.ts';
import { routeOf } from './logging.ts';

/** The address of the metrics, apart from the portal's, so that the internet doesn't reach it. */
export type MetricsAddress = { host: string; port: number };

export type Observed = {
  openStreams(): number;
  pool(): PoolSizes | null;
  isListening(): boolean;
};

const PATH = '/metrics';
/** Open as long as the customer's page. */
const STREAM_ROUTE = '/documents/stream';
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const observeRequests = (app: FastifyInstance, registry: Registry): void => {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS_S,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    if (route === STREAM_ROUTE) return;
    const { method } = request;
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
};

const observeState = ({ openStreams, pool, isListening }: Observed, registry: Registry): void => {
  const gauge = (name: string, help: string, read: () => number) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge('portal_open_streams', 'Open event streams', openStreams);
  gauge('portal_listening', '1 while messages of other processes arrive', () => Number(isListening()));
  if (!pool()) return;
  const connections = 'portal_database_connections';
  gauge(`${connections}_open`, 'Connections to the database', () => pool()?.open ?? 0);
  gauge(`${connections}_idle`, 'Connections that no call uses', () => pool()?.idle ?? 0);
  gauge(`${connections}_waiting`, 'Calls that wait for a connection', () => pool()?.waiting ?? 0);
};

const listen = async (registry: Registry, { host, port }: MetricsAddress): Promise<Server> => {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== PATH) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
};

/**
 * Serves GET /metrics for Prometheus at an address of its own, as long as the app runs: durations of requests by route
 * pattern, the process and its event loop, open streams, the pool of database connections. Rejects when the port is taken.
 */
export const serveMetrics = async (
  app: FastifyInstance,
  address: MetricsAddress,
  observed: Observed,
): Promise<void> => {
  const registry = new Registry();
  const server = await listen(registry, address);
  collectDefaultMetrics({ register: registry });
  observeRequests(app, registry);
  observeState(observed, registry);
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
};
