import { delay } from '../delay.ts';
import { type BarcodeReader, mayReadBarcodes, openBarcodeReader } from './barcodeReader.ts';
import { type CameraProblem, cameraProblem, mayHaveCamera, showCamera, stopCamera } from './camera.ts';
import { createScanSignal } from './scanSignal.ts';

export type { CameraProblem } from './camera.ts';

/** Whether this browser can scan, as far as it tells before the customer is asked. `base`: the portal's URL. */
export const mayScan = (base: string): boolean => mayHaveCamera() && mayReadBarcodes(base);

/** Between two pictures, ms. */
const INTERVAL_MS = 120;
/** A code that stays in the picture is no other piece; after so many pictures without it, it is. */
const MISSED_BEFORE_AGAIN = 4;

type ScanOptions = {
  /** The portal's URL. */
  base: string;
  onReady(): void;
  /** Pictures are read again after `resume`. */
  onCode(code: string): void;
  onProblem(problem: CameraProblem): void;
};

export type Scanning = { resume(): void; stop(): void };

/** Shows the camera in a video, and reads barcodes until `stop`, one at a time. */
export const startScanning = (
  video: HTMLVideoElement,
  { base, onReady, onCode, onProblem }: ScanOptions,
): Scanning => {
  const signal = createScanSignal();
  let isStopped = false;
  let isPaused = false;
  const release: (() => void)[] = [signal.close];
  const stop = () => {
    isStopped = true;
    for (const each of release.splice(0)) each();
  };
  /** What comes after the end is released at once. */
  const own = (end: () => void) => (isStopped ? end() : void release.push(end));
  const readOn = async (reader: BarcodeReader) => {
    let held = '';
    let missed = 0;
    while (!isStopped) {
      const code = await reader.read(video);
      missed = code === '' ? missed + 1 : 0;
      if (missed >= MISSED_BEFORE_AGAIN) held = '';
      if (code !== '' && code !== held && !isPaused && !isStopped) {
        held = code;
        isPaused = true;
        signal.give();
        onCode(code);
      }
      await delay(INTERVAL_MS);
    }
  };
  const run = async () => {
    const camera = showCamera(video).then((stream) => own(() => stopCamera(stream)));
    const opened = openBarcodeReader(base).then((reader) => {
      own(reader.close);
      return reader;
    });
    const [reader] = await Promise.all([opened, camera]);
    if (isStopped) return;
    onReady();
    await readOn(reader);
  };
  run().catch((error: unknown) => {
    if (isStopped) return;
    stop();
    onProblem(cameraProblem(error));
  });
  return {
    resume: () => {
      isPaused = false;
    },
    stop,
  };
};
