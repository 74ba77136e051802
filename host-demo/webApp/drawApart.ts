import { execFile } from 'node:child_process';
import { join } from 'node:path';
import type { PictureOrder } from './drawPictures.ts';

const PROGRAM = join(import.meta.dirname, 'pictureProgram.ts');
/** A usual logo takes 0.1 s, and starting the process 0.5 s, ms. */
const TIME_LIMIT_MS = 10_000;
const MAX_OUTPUT_BYTES = 20_000_000;

const draw = (order: PictureOrder, timeout: number): Promise<Map<string, Buffer>> =>
  new Promise((resolve, reject) => {
    const limits = { timeout, killSignal: 'SIGKILL', maxBuffer: MAX_OUTPUT_BYTES } as const;
    const child = execFile(process.execPath, [PROGRAM], limits, (error, output) => {
      if (error) return reject(error);
      const pairs: [string, string][] = JSON.parse(output);
      resolve(new Map(pairs.map(([name, png]) => [name, Buffer.from(png, 'base64')])));
    });
    // A process that has ended early says so by its error.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(JSON.stringify(order));
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * {@link drawPictures} in a process of its own, one after another. A company's logo may be a drawing without end, which no thread could be
 * stopped at; then, and where it is no picture, the fallback is drawn.
 */
export const drawApart = (order: PictureOrder, timeLimit = TIME_LIMIT_MS): Promise<Map<string, Buffer>> => {
  const drawn = last.then(() =>
    draw(order, timeLimit).catch(() => draw({ ...order, logo: null }, TIME_LIMIT_MS)),
  );
  last = drawn.catch(() => undefined);
  return drawn;
};
