import type { SmtpServer } from './mails/smtp.ts';
import type { ServerOptions } from './serverOptions.ts';

export const MAIL_SETTINGS_HELP = `  PORTAL_ADDRESS    the portal's address for links in e-mails, with the company's alias: https://{tenant}.shop.example.com
  SMTP_URL          the server that e-mails are sent with: smtp://user:password@host:587, or smtps://… for TLS from the start
`;

type Env = Readonly<Record<string, string | undefined>>;
type MailSettings = Pick<ServerOptions, 'portalOf' | 'smtpServer'>;

/** The tenant is the first label of the host name, as for the portal itself. */
const PORTAL = /^(?<scheme>https?:\/\/)\{tenant\}(?<domain>\.[a-z\d.-]+(:\d+)?)\/?$/;

/** Reads the pattern of the portals' addresses. Throws an error that says what it has to be. */
const portalIn = (pattern: string): ((alias: string) => string) => {
  const { scheme, domain } = PORTAL.exec(pattern)?.groups ?? {};
  if (!URL.canParse(`${scheme}tenant${domain}`)) {
    throw new Error('PORTAL_ADDRESS must be an address such as https://{tenant}.shop.example.com');
  }
  return (alias) => `${scheme}${alias}${domain}`;
};

const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Throws an error without the address, which may have a password. */
const smtpIn = (address: string): SmtpServer => {
  const url = URL.parse(address);
  const isSecure = url?.protocol === 'smtps:';
  const hasRest = url && (url.search || url.hash || !['', '/'].includes(url.pathname));
  if (!url?.hostname || hasRest || !(isSecure || url.protocol === 'smtp:')) {
    throw new Error('SMTP_URL must be an address such as smtp://user:password@host:587');
  }
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (isSecure ? SMTPS_PORT : SMTP_PORT),
    isSecure,
    login: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : null,
  };
};

/** The settings of e-mails in environment variables. Throws an error that names an invalid one. */
export const readMailSettings = ({ PORTAL_ADDRESS: pattern, SMTP_URL: smtp }: Env): MailSettings => {
  if (smtp && !pattern) throw new Error('SMTP_URL needs PORTAL_ADDRESS: e-mails have links to the portal');
  return {
    ...(pattern && { portalOf: portalIn(pattern) }),
    ...(smtp && { smtpServer: smtpIn(smtp) }),
  };
};
