import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { status?: number; body?: unknown; after?: number } | 'hang up';

/** A server that answers as told, for what a real back end does only when something is wrong. */
export const answerWith = async (
  answer: (request: IncomingMessage, call: number) => Answer,
): Promise<{ url: string; calls: () => number; close(): Promise<void> }> => {
  let calls = 0;
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    calls += 1;
    const said = answer(request, calls);
    if (said === 'hang up') return void request.socket.destroy();
    setTimeout(() => {
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(said.body ?? {}));
    }, said.after ?? 0);
  };
  const server = createServer(respond);
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls: () => calls,
    close: () =>
      new Promise((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
};
