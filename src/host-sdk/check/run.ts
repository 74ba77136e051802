import type { Result } from './check.ts';
import { checkMessages } from './checkMessages.ts';
import { checkPortal } from './checkPortal.ts';

const USAGE =
  'host-sdk check <address of the portal> [--origin <origin of your app>] [--json]\n' +
  '  [--browser [<program of a Chromium>] [--token <token of a customer>]]\n' +
  'Ends with 0 when all is right, 1 when a check has failed, and 2 when the portal can’t be reached, or the browser doesn’t start.\n';

type Output = { code: 0 | 1 | 2; text: string };

const MARKS = { passed: '✓', failed: '✗', 'not applicable': '–' } as const;

const tableOf = (results: readonly Result[]): string => {
  const width = Math.max(...results.map(({ id }) => id.length));
  const lines = results.map(({ id, result, expected, found, fix }) => {
    const line = `${MARKS[result]} ${id.padEnd(width)}  ${expected}`;
    return result === 'failed' ? `${line}\n    found: ${found}\n    fix: ${fix}` : line;
  });
  const count = (wanted: Result['result']) => results.filter(({ result }) => result === wanted).length;
  const sum = `${count('passed')} passed, ${count('failed')} failed, ${count('not applicable')} not applicable`;
  return `${[...lines, '', sum].join('\n')}\n`;
};

const givenAfter = (args: readonly string[], option: string): string | null => {
  const at = args.indexOf(option);
  return at < 0 ? null : (args[at + 1] ?? '');
};

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

const checkAll = async (
  address: URL,
  origin: string | null,
  args: readonly string[],
): Promise<Result[] | string> => {
  const results = await checkPortal(address, origin);
  if (results === null) return `${address.href} can’t be reached`;
  if (!args.includes('--browser')) return results;
  const program = givenAfter(args, '--browser');
  const messages = await checkMessages(address, {
    origin,
    token: givenAfter(args, '--token'),
    program: program === null || program === '' || program.startsWith('--') ? null : program,
  });
  return typeof messages === 'string' ? messages : [...results, ...messages];
};

/** The command `host-sdk` with these arguments: what it prints, and the code it ends with. */
export const run = async (args: readonly string[]): Promise<Output> => {
  const [command, address = ''] = args;
  const origin = givenAfter(args, '--origin');
  const isOrigin = origin === null || (isAddress(origin) && new URL(origin).origin === origin);
  if (command !== 'check' || !isAddress(address) || !isOrigin) return { code: 2, text: USAGE };
  const results = await checkAll(new URL(address), origin, args);
  if (typeof results === 'string') return { code: 2, text: `${results}\n` };
  const code = results.some(({ result }) => result === 'failed') ? 1 : 0;
  const text = args.includes('--json') ? `${JSON.stringify(results, null, 2)}\n` : tableOf(results);
  return { code, text };
};
