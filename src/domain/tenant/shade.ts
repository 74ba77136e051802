import { type Channels, formatColour, parseColour } from './colour.ts';

const BLACK: Channels = [0, 0, 0];
const TEMPLATE_ORANGE = '#ff6f00';

/** Percent of white in the secondary and tertiary colours (rules: Colours). */
export const SECONDARY_SHADE = 20;
export const TERTIARY_SHADE = 60;

/**
 * Mixes `percent` of another value into each channel, which is first multiplied by `factor` as far as the hue allows; invalid
 * colours count as black.
 */
export function blend(colour: string, percent: number, other: number, factor = 1): string {
  const [red, green, blue] = parseColour(colour) ?? BLACK;
  const scale = Math.min(factor, 255 / Math.max(red, green, blue));
  const mixed = (channel: number) => Math.round((channel * scale * (100 - percent) + other * percent) / 100);
  return formatColour([mixed(red), mixed(green), mixed(blue)]);
}

/** Mixes `percent` of white into each channel (rules: Colours). */
export const shade = (colour: string, percent: number): string => blend(colour, percent, 255);

/** Black for an invalid colour or the template's orange (rules: Colours). `toHex` converts names such as "teal". */
export function brandColour(colour: unknown, toHex: (colour: unknown) => string | null = () => null): string {
  const companyColour = formatColour(parseColour(colour) ?? parseColour(toHex(colour)) ?? BLACK);
  return companyColour === TEMPLATE_ORANGE ? formatColour(BLACK) : companyColour;
}
