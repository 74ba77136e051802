export const ADDRESS_LINES = 4;

/** The lines in their positions: an empty line between two others stays, empty ones at the end are left out. */
export function addressLines(lines: readonly string[]): string[] {
  const trimmed = lines.slice(0, ADDRESS_LINES).map((line) => line.trim());
  return trimmed.slice(0, trimmed.findLastIndex((line) => line !== '') + 1);
}
