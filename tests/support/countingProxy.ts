import { connect, createServer, type Socket } from 'node:net';

/** After the last byte of an upload, ms: the service has done what was asked by then. */
const DONE_MS = 500;

/** The line between one session and a service: a test counts its bytes, cuts it, or loses answers on it. */
export const startCountingProxy = async (target: string) => {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const bytes = { up: 0, down: 0 };
  let isCut = false;
  let lossAfter: number | null = null;

  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (chunk) => {
      bytes.up += chunk.length;
      far.write(chunk);
      if (lossAfter === null) return;
      const wasOpen = lossAfter > 0;
      lossAfter -= chunk.length;
      if (wasOpen && lossAfter <= 0) setTimeout(cut, DONE_MS);
    });
    far.on('data', (chunk) => {
      bytes.down += chunk.length;
      if (lossAfter === null || lossAfter > 0) near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    /** `host:port`. */
    address: `127.0.0.1:${address.port}`,
    bytes: () => ({ ...bytes }),
    cut,
    restore: () => {
      isCut = false;
      lossAfter = null;
    },
    /** After so many more bytes have gone up nothing comes back, and the line breaks. */
    loseAnswerAfter: (uploaded: number) => {
      lossAfter = uploaded;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type CountingProxy = Awaited<ReturnType<typeof startCountingProxy>>;
