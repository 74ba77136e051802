import { createServer } from 'node:net';

export type Ports = { portal: number; shell: number; backend: number };

const readPort = (name: string, fallback: number): number => {
  const text = process.env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is "${text}", which is no port.`);
};

/** Ports, overridable by environment variables. Throws an error that names an invalid variable. */
export const readPorts = (): Ports => ({
  portal: readPort('PORTAL_PORT', 4100),
  shell: readPort('SHELL_PORT', 4200),
  backend: readPort('BACKEND_PORT', 4300),
});

const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(false)));
  });

const variables: Record<keyof Ports, string> = {
  portal: 'PORTAL_PORT',
  shell: 'SHELL_PORT',
  backend: 'BACKEND_PORT',
};

/** Throws an error that names a port in use and how to change it. */
export const checkPorts = async (ports: Ports): Promise<void> => {
  for (const name of ['portal', 'shell', 'backend'] as const) {
    if (await isTaken(ports[name])) {
      throw new Error(`Port ${ports[name]} is taken. Set ${variables[name]} to use another for the ${name}.`);
    }
  }
};
