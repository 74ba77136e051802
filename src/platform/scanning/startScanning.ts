import { openBarcodeReader } from './barcodeReader.ts';
import { type CameraProblem, cameraProblem, showCamera, stopCamera } from './camera.ts';
import { readBarcodes } from './readBarcodes.ts';
import { createScanSignal } from './scanSignal.ts';

export type { CameraProblem } from './camera.ts';

type ScanOptions = {
  /** The portal's URL. */
  base: string;
  onReady(): void;
  /** No code is read before `resume`. */
  onCode(code: string): void;
  onProblem(problem: CameraProblem): void;
};

export type Scanning = { resume(): void; stop(): void };

/** Shows the camera in a video, and reads barcodes until `stop`, one at a time, each with a signal. */
export const startScanning = (
  video: HTMLVideoElement,
  { base, onReady, onCode, onProblem }: ScanOptions,
): Scanning => {
  const ending = new AbortController();
  const { signal: ended } = ending;
  /** What comes after the end is released at once. */
  const releaseAtEnd = (release: () => void) =>
    ended.aborted ? release() : ended.addEventListener('abort', release);

  const signal = createScanSignal();
  releaseAtEnd(signal.close);
  const codes = readBarcodes(ended, (code) => {
    signal.give();
    onCode(code);
  });
  const run = async () => {
    const camera = showCamera(video).then((stream) => releaseAtEnd(() => stopCamera(stream)));
    const opened = openBarcodeReader(base).then((reader) => {
      releaseAtEnd(reader.close);
      return reader;
    });
    const [reader] = await Promise.all([opened, camera]);
    if (ended.aborted) return;
    onReady();
    await codes.readFrom(() => reader.read(video));
  };
  run().catch((error: unknown) => {
    if (ended.aborted) return;
    ending.abort();
    onProblem(cameraProblem(error));
  });
  return { resume: codes.resume, stop: () => ending.abort() };
};
