import type { ListSource, ReadListResult } from '../../platform/lists/readListSource.ts';

type PdfMessage = { action: string };

const askWorker = (worker: Worker, source: ListSource): Promise<ReadListResult> =>
  new Promise((resolve, reject) => {
    // pdf.js, which takes the worker for its own, sends messages too.
    worker.onmessage = ({ data }: MessageEvent<ReadListResult | PdfMessage>) => {
      if ('ok' in data) resolve(data);
    };
    worker.onerror = () => reject(new Error('the worker could not be started'));
    worker.postMessage(source);
  });

const readInWorker = async (base: string, source: ListSource): Promise<ReadListResult> => {
  const worker = new Worker(new URL('workers/list.js', new URL(base, location.href)));
  try {
    return await askWorker(worker, source);
  } finally {
    worker.terminate();
  }
};

/**
 * Reads a list in a worker (src/entries/listWorker.ts), or in the page where the browser allows no worker: in a page of another origin (a
 * slot). `base`: the portal's URL. Never rejects but for code that can't be loaded.
 */
export const readList = async (base: string, source: ListSource): Promise<ReadListResult> => {
  try {
    return await readInWorker(base, source);
  } catch {
    const { readListSource, readPdf, readSheetLines } = await import(
      /* webpackChunkName: "csv" */ '../../platform/lists/listReaders.ts'
    );
    return readListSource(source, { readSheet: readSheetLines, readPdf });
  }
};
