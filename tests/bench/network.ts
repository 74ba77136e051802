import type { CDPSession } from 'playwright';

const BYTES_PER_MBIT = 125_000;

export type Network = { name: string; downMbit: number; upMbit: number; latencyMs: number };

/** Those of the browser's developer tools, as they are applied to a request. */
export const SLOW_4G: Network = { name: 'Slow 4G', downMbit: 1.44, upMbit: 0.675, latencyMs: 562 };
export const FAST_4G: Network = { name: 'Fast 4G', downMbit: 8.1, upMbit: 1.35, latencyMs: 165 };

export const limitNetwork = async (
  session: CDPSession,
  { downMbit, upMbit, latencyMs }: Network,
): Promise<void> => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downMbit * BYTES_PER_MBIT,
    uploadThroughput: upMbit * BYTES_PER_MBIT,
  });
};
