import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';

// A worker of its own: reading a picture takes longer than a frame. Its WebAssembly needs no exception in the page's policy.
// Its name is the URL of this file, which a page of another origin starts through a file of its own.

/** Those of goods; `Code128` is that of the shelf labels. */
const OPTIONS: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
};

prepareZXingModule({ overrides: { locateFile: (file: string) => new URL(file, self.name).href } });

const read = async (picture: ImageBitmap): Promise<string> => {
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.drawImage(picture, 0, 0);
  picture.close();
  const [found] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), OPTIONS);
  return found?.text ?? '';
};

addEventListener('message', ({ data }: MessageEvent<ImageBitmap>) => {
  read(data).then(
    (code) => postMessage({ ok: true, code }),
    () => postMessage({ ok: false }),
  );
});
