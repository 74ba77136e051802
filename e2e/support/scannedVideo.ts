import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import JsBarcode from 'jsbarcode';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE_WIDTH = 4;
const BLACK = 16;
const WHITE = 235;
const GREY = 128;

/** The bars of a code, '1' for a black one. */
const barsOf = (code: string): string => {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, code, { format: 'EAN13', flat: true });
  return drawn.encodings?.map(({ data }) => data).join('') ?? '';
};

const frameWith = (code: string): Buffer => {
  const bars = barsOf(code);
  const left = Math.floor((WIDTH - bars.length * MODULE_WIDTH) / 2);
  const row = Buffer.alloc(WIDTH, WHITE);
  for (const [at, bar] of [...bars].entries())
    if (bar === '1') row.fill(BLACK, left + at * MODULE_WIDTH, left + (at + 1) * MODULE_WIDTH);
  const blank = Buffer.alloc(WIDTH, WHITE);
  const rows = Array.from({ length: HEIGHT }, (_, at) =>
    at > HEIGHT / 4 && at < (HEIGHT * 3) / 4 ? row : blank,
  );
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  return Buffer.concat([Buffer.from('FRAME\n'), ...rows, colours]);
};

/** What a browser's switches make of its camera: one that shows a barcode (EAN-13) all the time. Source: Chromium's media switches. */
export const cameraShowing = (code: string): string[] => {
  const file = join(tmpdir(), `camera-${code}.y4m`);
  if (!existsSync(file)) {
    const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
    writeFileSync(file, Buffer.concat([head, frameWith(code), frameWith(code)]));
  }
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
};
