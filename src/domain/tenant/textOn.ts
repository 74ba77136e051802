import { parseColour } from './colour.ts';

const BLACK = '#000000';
const WHITE = '#ffffff';

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio, 1 to 21 (WCAG 2.2). */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function textOn(background: string): string {
  return contrast(background, BLACK) >= contrast(background, WHITE) ? BLACK : WHITE;
}
