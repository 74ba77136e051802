import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** An SMTP server: `smtp://user:password@host:587` or `smtps://user:password@host:465`, as parsed from SMTP_URL. */
export type SmtpServer = {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS where the server offers it, and always before a password. */
  isSecure: boolean;
  login: { user: string; pass: string } | null;
};

/** A whole message (RFC 5322), and between whom it is carried. */
export type Letter = { from: string; to: string; content: Buffer };

/** Time to connect, and of silence, ms. */
const TIMEOUT = 30_000;

const connectionTo = ({ host, port, isSecure, login }: SmtpServer): SMTPConnection =>
  new SMTPConnection({
    host,
    port,
    secure: isSecure,
    requireTLS: login !== null,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    socketCloseTimeout: 0,
  });

/**
 * Sends one message over a connection of its own. `onReady` runs when the server has accepted sender and recipient, before any byte of the
 * message leaves; when it throws, nothing is sent. Throws its error, or the connection's with the server's `responseCode`, where there is one.
 */
export const sendLetter = async (
  server: SmtpServer,
  { from, to, content }: Letter,
  onReady: () => Promise<void>,
): Promise<string> => {
  const connection = connectionTo(server);
  const message = Readable.from(
    (async function* () {
      await onReady();
      yield content;
    })(),
  );
  try {
    return await new Promise<string>((resolve, reject) => {
      connection.once('error', reject);
      message.once('error', reject);
      const send = () =>
        connection.send({ from, to }, message, (error, info) =>
          error ? reject(error) : resolve(info?.response ?? ''),
        );
      connection.connect((failure) => {
        if (failure) return reject(failure);
        if (server.login === null) return send();
        connection.login({ credentials: server.login }, (error) => (error ? reject(error) : send()));
      });
    });
  } finally {
    connection.on('error', () => undefined);
    connection.close();
  }
};
