import { AUTOMOTIVE } from './automotive.ts';
import { CONTAINERS } from './containers.ts';
import { COSMETICS } from './cosmetics.ts';
import { HARDWARE } from './hardware.ts';
import { PACKAGES } from './packages.ts';
import type { Paint } from './paint.ts';

const SHAPES = { ...CONTAINERS, ...PACKAGES, ...HARDWARE, ...COSMETICS, ...AUTOMOTIVE };

export type ShapeName = keyof typeof SHAPES;

export const drawShape = (name: ShapeName, paint: Paint): string => SHAPES[name](paint);
