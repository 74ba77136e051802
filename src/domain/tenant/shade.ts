import { type Channels, formatColour, parseColour } from './colour.ts';

const BLACK: Channels = [0, 0, 0];
const TEMPLATE_ORANGE = '#ff6f00';

/** How much white the company's secondary and tertiary colours hold, in percent (rules: Colours). */
export const SECONDARY_SHADE = 20;
export const TERTIARY_SHADE = 60;

/** The colour with that many percent of white mixed into each channel; of black when the colour is none (rules: Colours). */
export function shade(colour: string, percent: number): string {
  const [red, green, blue] = parseColour(colour) ?? BLACK;
  const mixed = (channel: number) => Math.round((channel * 100 + (255 - channel) * percent) / 100);
  return formatColour([mixed(red), mixed(green), mixed(blue)]);
}

/**
 * The company's colour as #rrggbb: black when it is no colour, or is the template's default orange (rules: Colours).
 * `toHex` lets a browser lend its own reading of colours such as "teal".
 */
export function brandColour(colour: unknown, toHex: (colour: unknown) => string | null = () => null): string {
  const own = formatColour(parseColour(colour) ?? parseColour(toHex(colour)) ?? BLACK);
  return own === TEMPLATE_ORANGE ? formatColour(BLACK) : own;
}
