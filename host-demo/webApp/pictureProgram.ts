import { json } from 'node:stream/consumers';
import { drawPictures, type PictureOrder } from './drawPictures.ts';

// Run by drawApart.ts: reads a PictureOrder from its input, writes the pictures as [name, base64] pairs.

const pictures = await drawPictures((await json(process.stdin)) as PictureOrder);
process.stdout.write(JSON.stringify([...pictures].map(([name, png]) => [name, png.toString('base64')])));
