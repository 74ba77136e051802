import { checkPortal, type Result } from './checkPortal.ts';

const USAGE =
  'host-sdk check <address of the portal> [--origin <origin of your app>] [--json]\n' +
  'Ends with 0 when all is right, 1 when a check has failed, and 2 when the portal can’t be reached.\n';

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

/** The command `host-sdk` with these arguments: what it prints, and the code it ends with. */
export const run = async (args: readonly string[]): Promise<Output> => {
  const [command, address = ''] = args;
  const given = givenAfter(args, '--origin');
  const isOrigin = given === null || (isAddress(given) && new URL(given).origin === given);
  if (command !== 'check' || !isAddress(address) || !isOrigin) return { code: 2, text: USAGE };
  const results = await checkPortal(new URL(address), given);
  if (results === null) return { code: 2, text: `${address} can’t be reached\n` };
  const code = results.some(({ result }) => result === 'failed') ? 1 : 0;
  const text = args.includes('--json') ? `${JSON.stringify(results, null, 2)}\n` : tableOf(results);
  return { code, text };
};
