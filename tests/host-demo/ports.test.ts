import { createServer } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { checkPorts, readPorts } from '../../host-demo/ports.ts';

afterEach(() => void vi.unstubAllEnvs());

test('each port has its own variable and default', () => {
  vi.stubEnv('SHELL_PORT', '4999');
  vi.stubEnv('PORTAL_PORT', '');
  expect(readPorts()).toEqual({
    portal: 4100,
    shell: 4999,
    backend: 4300,
    emulator: 4400,
    securePortal: 4443,
    secureShell: 4543,
  });
});

test('the error names an invalid port', () => {
  vi.stubEnv('BACKEND_PORT', 'many');
  expect(() => readPorts()).toThrow('BACKEND_PORT is "many", which is no port.');
});

test('the error for a port in use names the variable that changes it', async () => {
  const blockingServer = createServer();
  await new Promise<void>((listening) => {
    blockingServer.listen({ port: 0, host: 'localhost' }, listening);
  });
  const address = blockingServer.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(
    checkPorts({ portal: port, shell: 1, backend: 2, emulator: 3, securePortal: 4, secureShell: 5 }, false),
  ).rejects.toThrow(`Port ${port} is taken. Set PORTAL_PORT to use another for the portal.`);
  await new Promise((closed) => {
    blockingServer.close(closed);
  });
});
