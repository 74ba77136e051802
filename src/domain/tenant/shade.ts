import { type Channels, formatColour, parseColour } from './colour.ts';

const BLACK: Channels = [0, 0, 0];
const TEMPLATE_ORANGE = '#ff6f00';

/** Percent of white in the secondary and tertiary colours (rules: Colours). */
export const SECONDARY_SHADE = 20;
export const TERTIARY_SHADE = 60;

/** Mixes `percent` of white into each channel; invalid colours count as black (rules: Colours). */
export function shade(colour: string, percent: number): string {
  const [red, green, blue] = parseColour(colour) ?? BLACK;
  const mixed = (channel: number) => Math.round((channel * 100 + (255 - channel) * percent) / 100);
  return formatColour([mixed(red), mixed(green), mixed(blue)]);
}

/** Black for an invalid colour or the template's orange (rules: Colours). `toHex` converts names such as "teal". */
export function brandColour(colour: unknown, toHex: (colour: unknown) => string | null = () => null): string {
  const companyColour = formatColour(parseColour(colour) ?? parseColour(toHex(colour)) ?? BLACK);
  return companyColour === TEMPLATE_ORANGE ? formatColour(BLACK) : companyColour;
}
