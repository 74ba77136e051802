import type { ServerOptions } from './serverOptions.ts';

/** For --help. */
export const MAIL_SETTINGS_HELP = `  PORTAL_ADDRESS    the portal's address for links in e-mails, with the company's alias: https://{tenant}.shop.example.com
`;

type Env = Readonly<Record<string, string | undefined>>;
type MailSettings = Pick<ServerOptions, 'portalOf'>;

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

/** The settings of e-mails in environment variables. Throws an error that names an invalid one. */
export const readMailSettings = ({ PORTAL_ADDRESS: pattern }: Env): MailSettings =>
  pattern ? { portalOf: portalIn(pattern) } : {};
