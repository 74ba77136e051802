import type { ProductSeed } from '../types.ts';
import { ean13 } from './barcode.ts';
import type { Catalogue, Family, Item, Size, Staple, Unit } from './catalogue.ts';
import { hashOf, type Random, randomOf } from './random.ts';

const CASE_BARCODE_OFFSET = 500_000;
const FIRST_BARCODE = 101;
const FIRST_CODE = 3001;
const SOLD_OUT = 0.06;
const LOW = 0.14;
const HIDDEN = 0.008;
const DISABLED = 0.012;

type Choice = { family: Family; item: Item; size: Size; brand: string; range: string; isPlain: boolean };

/**
 * All variants, ordered so that a longer catalogue starts with the shorter one: each item once, then further sizes, brands
 * and ranges.
 */
function* choices(catalogue: Catalogue): Generator<Choice> {
  const ranges = ['', ...catalogue.ranges];
  const most = Math.max(
    ...catalogue.families.map(
      ({ sizes, brands }) => sizes.length * (brands.length + catalogue.moreBrands.length) * ranges.length,
    ),
  );
  for (let pass = 0; pass < most; pass += 1) {
    for (const family of catalogue.families) yield* choicesOf(family, pass, catalogue.moreBrands, ranges);
  }
}

function* choicesOf(
  family: Family,
  pass: number,
  moreBrands: readonly string[],
  ranges: readonly string[],
): Generator<Choice> {
  const { sizes, brands, items } = family;
  const size = sizes[pass % sizes.length];
  const turn = Math.floor(pass / sizes.length);
  const brandCount = brands.length + moreBrands.length;
  const range = ranges[Math.floor(turn / brandCount)];
  if (size === undefined || range === undefined) return;
  const brandTurn = turn % brandCount;
  for (const [index, item] of items.entries()) {
    const brand =
      brandTurn < brands.length
        ? brands[(index + brandTurn) % brands.length]
        : moreBrands[brandTurn - brands.length];
    if (brand !== undefined) yield { family, item, size, brand, range, isPlain: turn === 0 };
  }
}

/** Prices are whole multiples of the increment, so that they are exact. */
function roundTo(step: number, value: number): number {
  const steps = Math.max(1, Math.round(value / step));
  return Math.round(steps * step * 100) / 100;
}

function stockOf(catalogue: Catalogue, random: Random): ProductSeed['stock'] {
  const chance = random.next();
  return catalogue.warehouses.map(({ id }, index) => {
    if (chance < SOLD_OUT) return { warehouse_id: id, quantity: 0 };
    if (chance < LOW) return { warehouse_id: id, quantity: index === 0 ? random.whole(2, 14) : 0 };
    return { warehouse_id: id, quantity: index === 0 ? random.whole(40, 1400) : random.whole(0, 300) };
  });
}

function partNumber(brand: string, id: number): string {
  const letters = brand.normalize('NFD').replace(/[^A-Za-z]/g, '');
  return `${letters.slice(0, 3).toUpperCase()}${(hashOf(brand) % 90) + 10}-${id}`;
}

function barcodes(
  catalogue: Catalogue,
  id: number,
  units: readonly Unit[],
): { barcode: string; ean: string } {
  const number = id - catalogue.firstId + FIRST_BARCODE;
  const barcode = ean13(catalogue.eanPrefix, number);
  return {
    barcode,
    ean: units.length > 1 ? ean13(catalogue.eanPrefix, CASE_BARCODE_OFFSET + number) : barcode,
  };
}

function isSoldOut(stock: ProductSeed['stock']): boolean {
  return stock.every(({ quantity }) => quantity === 0);
}

// Above that of any other product.
const popularityAt = (place: number): number => 2000 - place * 7;

function popularityOf({ bestSellers }: Catalogue, id: number, random: Random): number {
  const place = bestSellers.indexOf(id);
  return place < 0 ? Math.floor(1200 * random.next() ** 3) : popularityAt(place + 2) - 3;
}

function fromStaple(catalogue: Catalogue, staple: Staple, id: number): ProductSeed {
  const units = staple.units ?? [];
  const stock = catalogue.warehouses.map((warehouse, index) => ({
    warehouse_id: warehouse.id,
    quantity: staple.stock[index] ?? 0,
  }));
  return {
    product: {
      id,
      company_id: catalogue.companyId,
      name: staple.name,
      code: staple.code,
      remark: `${staple.brand} · ${staple.note}`,
      detail_type: staple.detailType ?? 0,
      disabled: 0,
      hidden: staple.isHidden ?? false,
      is_discount: staple.isDiscount ?? false,
      photourl: `pictures/${catalogue.alias}/${id}.svg`,
      brand_name: staple.brand,
      line_name: staple.line,
      subline_name: staple.subline,
      subline2name: '',
      ...barcodes(catalogue, id, units),
      manufacturer_part: partNumber(staple.brand, id),
      size: staple.size,
      weight: staple.kilos,
      default_price: staple.price,
      sold_out: isSoldOut(stock),
      popularity: popularityAt(id - catalogue.firstId),
    },
    cost: staple.cost,
    units: [...units],
    stock,
    rules: staple.rules ?? null,
  };
}

const thingOf = ({ item, size }: Choice): string => `${item[0]} ${size[0]}`;
const makerOf = ({ brand, range }: Choice): string => (range ? `${brand} ${range}` : brand);
const nameOf = (choice: Choice): string =>
  choice.isPlain ? thingOf(choice) : `${thingOf(choice)}, ${makerOf(choice)}`;

function fromChoice(catalogue: Catalogue, choice: Choice, id: number, code: string): ProductSeed {
  const { family, item, size, brand, range } = choice;
  const random = randomOf(`${catalogue.alias} ${id}`);
  const brandFactor = 0.88 + (hashOf(brand) % 25) / 100 + (range ? 0.08 : 0);
  const price = roundTo(catalogue.priceStep, item[1] * size[1] * brandFactor);
  const [leastCost, mostCost] = catalogue.costShare;
  const share = leastCost + random.next() * (mostCost - leastCost);
  const stock = stockOf(catalogue, random);
  const units = random.chance(0.12) ? [] : (family.unitsOfSize?.[size[0]] ?? family.units);
  return {
    product: {
      id,
      company_id: catalogue.companyId,
      name: nameOf(choice),
      code,
      remark: catalogue.remarkOf({
        thing: thingOf(choice),
        maker: makerOf(choice),
        note: item[2],
        fits: size[3] ?? '',
      }),
      ...(family.tax !== undefined && { default_tax: family.tax }),
      detail_type: 0,
      disabled: random.chance(DISABLED) ? 1 : 0,
      hidden: random.chance(HIDDEN),
      is_discount: false,
      photourl: `pictures/${catalogue.alias}/${id}.svg`,
      brand_name: brand,
      line_name: family.line,
      subline_name: family.subline,
      subline2name: size[3] ?? range,
      ...barcodes(catalogue, id, units),
      manufacturer_part: partNumber(brand, id),
      size: size[0],
      weight: size[2],
      default_price: price,
      sold_out: isSoldOut(stock),
      popularity: popularityOf(catalogue, id, random),
    },
    cost: Math.min(roundTo(catalogue.priceStep / 5, price * share), price),
    units: [...units],
    stock,
    rules: catalogue.rulesOf({ id, family, price }),
  };
}

/**
 * The first `count` products of a catalogue: staples, then variants. A product depends on its index only, not on `count`.
 */
export function* makeProducts(catalogue: Catalogue, count: number): Generator<ProductSeed> {
  let id = catalogue.firstId;
  const end = catalogue.firstId + count;
  const taken = new Set<string>();
  for (const staple of catalogue.staples) {
    if (id >= end) return;
    taken.add(staple.name);
    yield fromStaple(catalogue, staple, id);
    id += 1;
  }
  const codes = new Map<string, number>();
  for (const choice of choices(catalogue)) {
    if (id >= end) return;
    if (choice.isPlain && taken.has(nameOf(choice))) continue;
    const number = codes.get(choice.family.prefix) ?? FIRST_CODE;
    codes.set(choice.family.prefix, number + 1);
    yield fromChoice(catalogue, choice, id, `${choice.family.prefix}-${number}`);
    id += 1;
  }
}
