import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { checkPorts, readPorts } from '../../host-demo/ports.ts';

afterEach(() => void vi.unstubAllEnvs());

test('each port has its own variable, and a usual number', () => {
  vi.stubEnv('SHELL_PORT', '4999');
  vi.stubEnv('PORTAL_PORT', '');
  expect(readPorts()).toEqual({ portal: 4100, shell: 4999, backend: 4300 });
});

test('what is no port is named', () => {
  vi.stubEnv('BACKEND_PORT', 'many');
  expect(() => readPorts()).toThrow('BACKEND_PORT is "many", which is no port.');
});

test('a taken port is said, with the variable that changes it', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => {
    taken.listen({ port: 0, host: 'localhost' }, listening);
  });
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(checkPorts({ portal: port, shell: 1, backend: 2 })).rejects.toThrow(
    `Port ${port} is taken. Set PORTAL_PORT to use another for the portal.`,
  );
  await new Promise((closed) => {
    taken.close(closed);
  });
});
