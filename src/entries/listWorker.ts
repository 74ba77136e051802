import { readPdf } from '../platform/lists/loadPdfReader.ts';
import { type ListSource, readListSource } from '../platform/lists/readListSource.ts';
import { readSheetLines } from '../platform/lists/readSheetLines.ts';

// A worker of its own, so that reading thousands of rows never holds up the page.

addEventListener('message', ({ data }: MessageEvent<ListSource>) => {
  void readListSource(data, { readSheet: readSheetLines, readPdf }).then((result) => postMessage(result));
});
