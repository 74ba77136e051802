import { request as ask, createServer } from 'node:http';
import { stack } from '../stacks.ts';

/** A request as the server sees it; what a browser takes from its caches isn't one. */
export type Noted = { method: string; path: string };

/** A line to the demo company's portal on which each request is noted. */
export const openNotedLine = async () => {
  const noted: Noted[] = [];
  const server = createServer((request, response) => {
    const { method = '', url: path = '', headers } = request;
    noted.push({ method, path });
    const onward = ask({ host: 'localhost', port: stack.portal, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((listening, fail) => {
    server.once('error', fail);
    server.listen(stack.builds, 'localhost', listening);
  });
  return {
    src: `http://demo.localhost:${stack.builds}`,
    noted: () => [...noted],
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};
