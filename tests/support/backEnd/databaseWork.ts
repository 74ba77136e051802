import { PGlite } from '@electric-sql/pglite';
import { vi } from 'vitest';

/** What embedded databases are told from now on (PostgreSQL, Message Formats): each statement's text, and its values' size in thousands of bytes. */
export const databaseWork = (): { work: string[]; stop(): void } => {
  const work: string[] = [];
  const send = PGlite.prototype.execProtocolStream;
  const protocol = vi.spyOn(PGlite.prototype, 'execProtocolStream');
  protocol.mockImplementation(function (this: PGlite, message, options) {
    // At once, because the buffer is used again.
    const kind = String.fromCharCode(message[0] ?? 0);
    const text = kind === 'P' ? Buffer.from(message).toString('latin1', 5) : '';
    work.push(`${kind} ${text} ${Math.floor(message.length / 1_000)}k`);
    return send.call(this, message, options);
  });
  return { work, stop: () => protocol.mockRestore() };
};
