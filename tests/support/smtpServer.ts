import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** `dropsBefore`: ends the connection instead of accepting the recipient; `dropsAfter`: instead of answering to the message. */
export type Behaviour = 'accepts' | 'isBusy' | 'refuses' | 'refusesContent' | 'dropsBefore' | 'dropsAfter';

type Received = { from: string; to: string[]; content: string };

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

/** An SMTP server without TLS; `port` of an earlier one takes its place. */
export const startSmtpServer = async (port = 0) => {
  const sockets = new Set<Socket>();
  const received: Received[] = [];
  /** Recipients that it was asked for, with those that it refused. */
  const asked: string[] = [];
  const drop = () => sockets.forEach((socket) => void socket.destroy());
  const state = { behaviour: 'accepts' as Behaviour, onContent: async () => {} };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      asked.push(address);
      if (state.behaviour === 'isBusy') return done(refusal(451, 'try again later'));
      if (state.behaviour === 'refuses') return done(refusal(550, 'no such mailbox'));
      if (state.behaviour === 'dropsBefore') return drop();
      done();
    },
    onData(stream, { envelope }, done) {
      const take = async () => {
        const content = await text(stream);
        await state.onContent();
        if (state.behaviour === 'dropsAfter') return drop();
        if (state.behaviour === 'refusesContent') return done(refusal(554, 'looks like spam'));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), content });
        done();
      };
      take().catch(done);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    host: '127.0.0.1',
    port: address.port,
    received,
    asked,
    state,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
};
export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;
