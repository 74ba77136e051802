import type { TenantSeed } from '../../../host-demo/seeds/types.ts';
import type { TestSmtpServer } from '../smtpServer.ts';
import { DEMO_KEY } from './outbox.ts';

/** The companies, each with the address that its e-mails come from. */
export const withSenders = (seeds: readonly TenantSeed[]): TenantSeed[] =>
  seeds.map((tenant) => ({
    ...tenant,
    company: { ...tenant.company, email: `orders@${tenant.company.alias}.test` },
  }));

/** For a back end that writes to an SMTP server, when a test lets it. */
export const emailingTo = ({ host, port }: Pick<TestSmtpServer, 'host' | 'port'>) => ({
  demoKey: DEMO_KEY,
  mailInterval: 0,
  smtpServer: { host, port, isSecure: false, login: null },
});
