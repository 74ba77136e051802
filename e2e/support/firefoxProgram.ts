#!/usr/bin/env node
/**
 * Firefox as Playwright starts it (channel `moz-firefox`, over WebDriver BiDi). Playwright 1.65 sends each context
 * `emulation.setMediaFeaturesOverride`, which Firefox's ESR 153 doesn't know yet and refuses, and no page opens. This program
 * starts the Firefox that .ci/browser.mjs has found, passes everything on, and answers that one command itself.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

const ANNOUNCEMENT = /(.*WebDriver BiDi listening on )(ws:\/\/.*)$/;
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

/** The answer to a command that Firefox doesn't know; null for all others. */
const ownAnswerTo = (message: string): string | null => {
  if (!message.includes(UNKNOWN_COMMAND)) return null;
  const { id, method } = JSON.parse(message);
  return method === UNKNOWN_COMMAND ? JSON.stringify({ type: 'success', id, result: {} }) : null;
};

const passOn = (playwright: WebSocket, address: string): void => {
  const firefox = new WebSocket(address);
  const opened = new Promise<void>((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data: RawData) => {
    await opened;
    const message = String(data);
    const answer = ownAnswerTo(message);
    if (answer === null) firefox.send(message);
    else playwright.send(answer);
  });
  firefox.on('message', (data: RawData) => playwright.send(String(data)));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
};

const listen = (address: string): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () => {
    const listening = server.address();
    if (listening !== null && typeof listening === 'object') resolve(listening.port);
  });
  server.on('connection', (playwright, { url = '' }) => passOn(playwright, address + url));
  return promise;
};

const firefox = spawn(readFileSync('.cache/firefox', 'utf8'), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
createInterface(firefox.stderr).on('line', async (line) => {
  const [, announcement, address] = ANNOUNCEMENT.exec(line) ?? [];
  const shown = address ? `${announcement}ws://127.0.0.1:${await listen(address)}` : line;
  process.stderr.write(`${shown}\n`);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => firefox.kill(signal));
