/** Reads the barcode in a picture of the camera; empty without one. Rejects when it can't read at all. */
export type BarcodeReader = { read(video: HTMLVideoElement): Promise<string>; close(): void };

/** The part of the Barcode Detection API that is used (wicg.github.io/shape-detection-api), which TypeScript has no types for. */
type NativeDetector = { detect(source: HTMLVideoElement): Promise<readonly { rawValue: string }[]> };
type NativeDetectorClass = {
  new (options: { formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
};

const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code', 'data_matrix'];
/** Without these it is no reader of goods. */
const NEEDED = ['ean_13', 'code_128'];

const isDetectorClass = (value: unknown): value is NativeDetectorClass =>
  typeof value === 'function' && 'getSupportedFormats' in value;

const nativeReader = async (): Promise<BarcodeReader | null> => {
  const Detector: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (!isDetectorClass(Detector)) return null;
  const supported = await Detector.getSupportedFormats().catch((): readonly string[] => []);
  if (!NEEDED.every((format) => supported.includes(format))) return null;
  const detector = new Detector({ formats: FORMATS.filter((format) => supported.includes(format)) });
  return {
    read: async (video) => (await detector.detect(video))[0]?.rawValue ?? '',
    close: () => undefined,
  };
};

type Answer = { ok: true; code: string } | { ok: false };

const ask = (worker: Worker, picture: ImageBitmap): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) =>
      data.ok ? resolve(data.code) : reject(new Error('the picture could not be read'));
    worker.postMessage(picture, [picture]);
  });

const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_, reject) => {
    worker.onerror = () => reject(new Error('the reader could not be started'));
  });

/** A page of another origin (a slot) may start only files of its own, which may run the portal's. */
const startWorker = (script: URL): Worker => {
  const options = { name: script.href };
  if (script.origin === location.origin) return new Worker(script, options);
  const source = `importScripts(${JSON.stringify(script.href)})`;
  const file = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  return new Worker(file, options);
};

const workerReader = (base: string): BarcodeReader => {
  const worker = startWorker(new URL('workers/barcode.js', new URL(base, location.href)));
  const failure = failureOf(worker);
  failure.catch(() => undefined);
  return {
    read: async (video) => Promise.race([ask(worker, await createImageBitmap(video)), failure]),
    close: () => worker.terminate(),
  };
};

/** The browser's own reader where it has one, else a library's. `base`: the portal's URL. */
export const openBarcodeReader = async (base: string): Promise<BarcodeReader> =>
  (await nativeReader()) ?? workerReader(base);
