import * as v from 'valibot';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { PriceData, UnitOfMeasure } from '../../domain/pricing/types.ts';

/** Plain data as JSON: what JSON has no word for is gone, as it would be on the wire. */
const toJson = (value: unknown): JsonObject => {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  return v.parse(
    v.custom<JsonObject>((json) => typeof json === 'object' && json !== null),
    copy,
  );
};

export const detailsPatch = (details: Partial<CartDetails>): JsonObject => ({ details: toJson(details) });

const unitJson = (named: UnitOfMeasure | null): JsonObject | null =>
  named && { code: named.code, name: named.name, factor: named.factor ?? null };

const priceJson = (facts: PriceData | null): JsonObject | null =>
  facts && {
    defaultPrice: facts.defaultPrice ?? null,
    defaultCost: facts.defaultCost ?? null,
    netValue: facts.netValue ?? null,
    netPrice: facts.netPrice ?? null,
    adjustValue: facts.adjustValue ?? null,
  };

/** A line as it is kept, with every field named, so that it replaces whatever stood under its key. */
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

/** The patch that makes one cart of another: lines that changed, came or went, by key, each as a whole. */
export const linesPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const old = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    if (old.get(entry.key) !== entry.line) lines[entry.key] = lineJson(entry);
    old.delete(entry.key);
  }
  for (const key of old.keys()) lines[key] = null;
  return Object.keys(lines).length === 0 ? {} : { lines };
};

/**
 * The patch that renews lines in the fields in which they differ and in no other: what another open session typed into
 * them meanwhile stays. Lines that came or went are not among it.
 */
export const fieldsPatch = (before: Cart['entries'], after: Cart['entries']): JsonObject => {
  const old = new Map(before.map(({ key, line }) => [key, line]));
  const lines: JsonObject = {};
  for (const entry of after) {
    const line = old.get(entry.key);
    if (!line || line === entry.line) continue;
    const was = new Map<string, unknown>(Object.entries(line));
    const now = new Map<string, unknown>(Object.entries(entry.line));
    const fields = Object.entries(lineJson(entry)).filter(([field]) => was.get(field) !== now.get(field));
    if (fields.length > 0) lines[entry.key] = Object.fromEntries(fields);
  }
  return Object.keys(lines).length === 0 ? {} : { lines };
};
