import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `slowBody`: the headers are sent, but never the end of the body. */
type TestResponse =
  | { status?: number; body?: unknown; delayMs?: number; headers?: Record<string, string>; slowBody?: true }
  | 'hang up';

/** A server with scripted responses, for failures that a real back end doesn't produce on demand. */
export const startTestServer = async (
  responseFor: (request: IncomingMessage, callNumber: number) => TestResponse,
): Promise<{ url: string; calls: () => number; close(): Promise<void> }> => {
  let calls = 0;
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const result = responseFor(request, calls);
    if (result === 'hang up') return void request.socket.destroy();
    setTimeout(() => {
      response.writeHead(result.status ?? 200, { 'content-type': 'application/json', ...result.headers });
      if (result.slowBody) return void response.write('{');
      response.end(JSON.stringify(result.body ?? {}));
    }, result.delayMs ?? 0);
  };
  const server = createServer(respond);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
