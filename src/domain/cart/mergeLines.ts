import { minDecimal, toPositive, ZERO } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import { customerPrice, listPrice } from '../pricing/customerPrice.ts';
import { sizeText } from '../pricing/size.ts';
import { fitsUnit } from '../pricing/wholeQuantity.ts';
import type { CartLine } from './cartLine.ts';
import { mergeNotes } from './lineNote.ts';

type SkippedEntry = {
  entry: CartLine;
  reason: 'quantity_invalid' | 'quantity_not_whole' | 'price_unavailable';
};

export type AddedToLines =
  | { ok: true; lines: CartLine[]; skipped: SkippedEntry[] }
  | { ok: false; reason: 'no_products' };

const MAX_DECIMAL_PLACES = 6;

function skipReason(entry: CartLine): SkippedEntry['reason'] | null {
  if (!toPositive(entry.quantity)) return 'quantity_invalid';
  if (!fitsUnit(entry.quantity, entry.unit)) return 'quantity_not_whole';
  return entry.price && listPrice(entry.price) && customerPrice(entry.price) ? null : 'price_unavailable';
}

/** 2x3 and 1x6 have the same value but are different sizes. */
function isSameSize(a: CartLine, b: CartLine): boolean {
  return sizeText(a.size, a.typedSize) === sizeText(b.size, b.typedSize);
}

function mergeQuantities(line: CartLine, entry: CartLine): CartLine | null {
  const { price, rules, units, warehouseId } = entry;
  const [lineFactor, entryFactor] = [unitFactor(line.unit), unitFactor(entry.unit)];
  const smallerFactor = minDecimal(lineFactor, entryFactor);
  const existing = (toPositive(line.quantity) ?? ZERO).times(lineFactor);
  const added = toPositive(entry.quantity)?.times(entryFactor);
  if (!added) return null;
  const total = existing.plus(added);
  const quantity = total.div(smallerFactor).round(MAX_DECIMAL_PLACES);
  if (!quantity.times(smallerFactor).eq(total)) return null;
  const unit = lineFactor.eq(smallerFactor) ? line.unit : entry.unit;
  if (!fitsUnit(quantity.toFixed(), unit)) return null;
  const note = mergeNotes(line.note, entry.note);
  return { ...line, quantity: formatForWire(quantity), unit, price, rules, units, warehouseId, note };
}

function addEntry(lines: CartLine[], entry: CartLine): void {
  for (const [index, line] of lines.entries()) {
    const isSame =
      line.productId === entry.productId && line.detailType === null && entry.detailType === null;
    const mergedLine = isSame && isSameSize(line, entry) ? mergeQuantities(line, entry) : null;
    if (mergedLine) {
      lines[index] = mergedLine;
      return;
    }
  }
  lines.push(entry);
}

/**
 * Adds entries to lines (rules: Adding to the cart). An entry merges into a normal line of the same product and size:
 * quantities add up, in the smaller unit when they differ, the entry's newer price is used, and both notes are kept.
 * Entries without a valid quantity or price are skipped and returned.
 */
export function addToLines(lines: readonly CartLine[], entries: readonly CartLine[]): AddedToLines {
  if (entries.length === 0) return { ok: false, reason: 'no_products' };
  const after = [...lines];
  const skipped: SkippedEntry[] = [];
  for (const entry of entries) {
    const reason = skipReason(entry);
    if (reason) skipped.push({ entry, reason });
    else addEntry(after, entry);
  }
  return { ok: true, lines: after, skipped };
}
