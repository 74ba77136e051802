export type Channels = readonly [number, number, number];

export function parseColour(colour: unknown): Channels | null {
  const digits = typeof colour === 'string' ? /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour.trim())?.[1] : null;
  if (!digits) return null;
  const [red = '', green = '', blue = ''] =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

export function formatColour(channels: Channels): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
