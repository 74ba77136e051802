import * as v from 'valibot';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import type { PriceData, UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';

const toJson = (value: unknown): JsonObject => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return v.parse(
    v.custom<JsonObject>((json) => typeof json === 'object' && json !== null),
    copy,
  );
};

export const detailsPatch = (details: Partial<CartDetails>): JsonObject => ({ details: toJson(details) });

const unitJson = (unit: UnitOfMeasure | null): JsonObject | null =>
  unit && {
    code: unit.code,
    name: unit.name,
    factor: unit.factor ?? null,
    allowsFractions: unit.allowsFractions || null,
  };

const priceJson = (price: PriceData | null): JsonObject | null =>
  price && {
    defaultPrice: price.defaultPrice ?? null,
    defaultCost: price.defaultCost ?? null,
    netValue: price.netValue ?? null,
    netPrice: price.netPrice ?? null,
    adjustValue: price.adjustValue ?? null,
    ...(price.sourceData && { sourceData: price.sourceData }),
  };

/** A stored line. Every field is named, so that the patch replaces the previous line. */
const lineJson = ({ position, line }: CartEntry): JsonObject => ({
  ...toJson(line),
  unit: unitJson(line.unit),
  price: priceJson(line.price),
  known: line.known && {
    price: priceJson(line.known.price),
    rules: line.known.rules && toJson(line.known.rules),
  },
  goneUnit: unitJson(line.goneUnit),
  position,
});

export const linesPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const previousLines = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    if (previousLines.get(entry.key) !== entry.line) lines[entry.key] = lineJson(entry);
    previousLines.delete(entry.key);
  }
  for (const key of previousLines.keys()) lines[key] = null;
  return Object.keys(lines).length === 0 ? {} : { lines };
};

/** Only changed fields of existing lines, so that another session's changes of other fields stay. */
export const fieldsPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const previousLines = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    const line = previousLines.get(entry.key);
    if (!line || line === entry.line) continue;
    const previousFields = new Map<string, unknown>(Object.entries(line));
    const currentFields = new Map<string, unknown>(Object.entries(entry.line));
    const fields = Object.entries(lineJson(entry)).filter(
      ([field]) => previousFields.get(field) !== currentFields.get(field),
    );
    if (fields.length > 0) lines[entry.key] = Object.fromEntries(fields);
  }
  return Object.keys(lines).length === 0 ? {} : { lines };
};
