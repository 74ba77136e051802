import { expect, test, vi } from 'vitest';
import { startProgram } from './children.ts';

const program = (script: string) => ({
  args: ['--input-type=module', '--eval', script],
  env: {},
  isReady: (output: string) => output.includes('ready'),
  limitMs: 60_000,
});

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

test('a program that ends before it is ready fails with all that it printed', async () => {
  const script = "console.log('on one stream'); console.error('on the other'); process.exitCode = 1;";
  const starting = startProgram(program(script));
  await expect(starting).rejects.toThrow('on one stream');
  await expect(starting).rejects.toThrow('on the other');
});

test('a program that isn’t ready in time is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let pid = 0;
  const isReady = (output: string) => {
    pid = Number(output);
    vi.advanceTimersByTime(60_000);
    return false;
  };
  const script = 'console.log(process.pid); setInterval(() => undefined, 1_000);';
  await expect(startProgram({ ...program(script), isReady })).rejects.toThrow('ready in time');
  expect(pid).toBeGreaterThan(0);
  expect(isRunning(pid)).toBe(false);
});

test('a program that was started is ended', async () => {
  const { pid = 0, stop } = await startProgram(
    program("console.log('ready'); setInterval(() => undefined, 1_000);"),
  );
  expect(isRunning(pid)).toBe(true);
  await stop();
  expect(isRunning(pid)).toBe(false);
});
