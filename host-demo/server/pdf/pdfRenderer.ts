import { Piscina } from 'piscina';
import { Refusal } from '../refusal.ts';
import type { DocumentFacts } from './documentFacts.ts';

export type PdfLimits = {
  workers: number;
  queue: number;
  /** For waiting and rendering, ms; then the worker is replaced. */
  timeLimit: number;
};

/** 5,000 lines take 3 s and 150 MB. */
const DEFAULT_LIMITS: PdfLimits = { workers: 1, queue: 20, timeLimit: 20_000 };
const MAX_HEAP_MB = 512;
/** Starting a worker takes 1 s, so that it stays for the next document, ms. */
const IDLE_TIMEOUT = 300_000;
const RETRY_AFTER_SECONDS = 5;

const WORKER = new URL('./pdfWorker.ts', import.meta.url).href;

/**
 * Renders documents in worker threads, so that a long one doesn't stop other requests. The first document starts the first
 * worker. Throws 503 `busy` when too many documents wait, 503 `timeout` when one takes too long, both with Retry-After.
 */
export const createPdfRenderer = (limits: Partial<PdfLimits> = {}) => {
  const { workers, queue, timeLimit } = { ...DEFAULT_LIMITS, ...limits };
  const pool = new Piscina({
    filename: WORKER,
    name: 'renderDocument',
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: IDLE_TIMEOUT,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    recordTiming: false,
  });
  let unfinished = 0;
  const refusal = (code: string, message: string) =>
    new Refusal(503, code, message, { retryAfter: RETRY_AFTER_SECONDS });

  const render = async (facts: DocumentFacts): Promise<Buffer> => {
    if (unfinished >= workers + queue) throw refusal('busy', 'too many documents are being made');
    unfinished += 1;
    const signal = AbortSignal.timeout(timeLimit);
    try {
      const bytes: Uint8Array = await pool.run(facts, { signal });
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    } catch (error) {
      throw signal.aborted ? refusal('timeout', 'the document takes too long') : error;
    } finally {
      unfinished -= 1;
    }
  };

  return { render, close: () => pool.destroy() };
};
export type PdfRenderer = ReturnType<typeof createPdfRenderer>;
