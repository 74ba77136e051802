import type { Catalogue, Family } from '../make/catalogue.ts';
import {
  amountOff,
  costMargin,
  fixedPrice,
  fixedTax,
  giftPerStep,
  percentOff,
  percentTax,
  type RuleSet,
  scaleMargin,
  scalePercentOff,
  scalePrice,
  stepPrice,
} from '../make/rules.ts';

type Facts = Parameters<Catalogue['rulesOf']>[0];

const cents = (value: number) => Math.round(value * 100) / 100;

const BY_LINE: Partial<Record<Family['line'], (facts: Facts) => RuleSet>> = {
  Coffee: ({ price }) => ({ special_prices: [stepPrice('Every full case of 6', cents(price * 0.92), 6)] }),
  Tea: () => ({
    discounts: [
      scalePercentOff('12 or more −3%', 3, { from: 12 }),
      scalePercentOff('36 or more −6%', 6, { from: 36 }),
    ],
  }),
  Pasta: ({ price }) => ({
    special_prices: [
      scalePrice('24 to 119', cents(price * 0.94), { from: 24, to: 119 }),
      scalePrice('120 or more', cents(price * 0.88), { from: 120 }),
    ],
  }),
  'Soft drinks': () => ({
    taxes: [percentTax('Sales tax 8.5%', 8.5), fixedTax('Can deposit 0.05', 0.05)],
  }),
  Juice: ({ id }) => ({ gifts: [giftPerStep('One free with every 12', id, 1, 12)] }),
  Cheese: () => ({ special_prices: [costMargin('Contract price', 24)] }),
  'Nuts & dried fruit': () => ({
    special_prices: [scaleMargin('12 or more', 20, { from: 12 })],
  }),
  Butter: ({ price }) => ({ special_prices: [fixedPrice('Market price of the week', cents(price * 0.95))] }),
  Cereals: () => ({
    discounts: [amountOff('Launch allowance −0.20', 0.2), percentOff('Range offer −2%', 2)],
  }),
  Laundry: () => ({ taxes: [percentTax('Sales tax 6.625%', 6.625)] }),
};

/** Bluebird's price rules, with every kind that the portal supports (rules: Price of a line). */
export function rulesOf(facts: Facts): RuleSet | null {
  const own = facts.id % 4 === 0 ? undefined : BY_LINE[facts.family.line]?.(facts);
  const campaign = facts.id % 9 === 0 ? [percentOff('Spring campaign −5%', 5)] : [];
  if (!own && campaign.length === 0) return null;
  return { ...own, discounts: [...(own?.discounts ?? []), ...campaign] };
}
