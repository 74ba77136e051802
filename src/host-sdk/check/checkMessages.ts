import { askOverHttp } from './answers.ts';
import { judgeAll, type Result } from './check.ts';
import { converse, LIMITS, type Limits, type Pipe } from './converse.ts';
import { listedParents } from './facts.ts';
import { messageChecks } from './messageChecks.ts';
import { openFrame } from './openFrame.ts';

/** Judges what a portal says to a parent over the pipe. `token`: of a customer; null for none. Never throws. @internal */
export const judgeMessages = async (
  pipe: Pipe,
  token: string | null,
  limits: Limits = LIMITS,
): Promise<Result[]> => judgeAll(messageChecks, await converse(pipe, token, limits));

type Wanted = {
  /** The parent's; by default the first that config.json lists. */
  origin: string | null;
  token: string | null;
  /** The browser's program; Playwright's own by default. */
  program: string | null;
};

/** Checks the messages of the portal at `address` in a browser; a text says why there is none. */
export const checkMessages = async (
  address: URL,
  { origin, token, program }: Wanted,
): Promise<Result[] | string> => {
  const listed = listedParents(await askOverHttp(new URL('/config.json', address).href));
  const parent = origin ?? listed[0];
  if (!parent) return '--browser needs the origin of your app: --origin https://…';
  try {
    const frame = await openFrame(address, parent, program);
    if (!frame)
      return '--browser needs Playwright beside it: npm install -D @wholesale-portal/host-sdk playwright';
    return await judgeMessages(frame.pipe, token).finally(frame.close);
  } catch (error) {
    return `The check in the browser couldn’t be run: ${String(error)}`;
  }
};
