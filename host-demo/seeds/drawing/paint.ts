export type Paint = {
  main: string;
  dark: string;
  light: string;
  pale: string;
  accent: string;
  label: (x: number, y: number, width: number, height: number) => string;
};

export const INK = '#334155';
export const METAL = '#c5ced8';
export const STEEL = '#8793a1';

/** Mixes with white (`share` above 0) or black (below 0). */
export function tone(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0;
  const weight = Math.abs(share);
  return `#${[1, 3, 5]
    .map((at) => {
      const channel = Number.parseInt(colour.slice(at, at + 2), 16);
      return Math.round(channel + (target - channel) * weight)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const side = (d: string): string => `<path d="${d}" opacity=".1"/>`;

export const rotated = (degrees: number, drawing: string): string =>
  `<g transform="rotate(${degrees} 32 32)">${drawing}</g>`;
