import { createServer } from 'node:net';

/** The secure ports are used with `--tls` only. */
export type Ports = {
  portal: number;
  shell: number;
  backend: number;
  emulator: number;
  securePortal: number;
  secureShell: number;
};

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
  emulator: readPort('EMULATOR_PORT', 4400),
  securePortal: readPort('SECURE_PORTAL_PORT', 4443),
  secureShell: readPort('SECURE_SHELL_PORT', 4543),
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
  emulator: 'EMULATOR_PORT',
  securePortal: 'SECURE_PORTAL_PORT',
  secureShell: 'SECURE_SHELL_PORT',
};

/** Throws an error that names a port in use and how to change it. */
export const checkPorts = async (ports: Ports, isSecure: boolean): Promise<void> => {
  const names = ['portal', 'shell', 'backend', 'emulator'] as const;
  for (const name of isSecure ? ([...names, 'securePortal', 'secureShell'] as const) : names) {
    if (await isTaken(ports[name])) {
      throw new Error(`Port ${ports[name]} is taken. Set ${variables[name]} to use another for the ${name}.`);
    }
  }
};
