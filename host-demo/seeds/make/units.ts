import type { Unit } from './catalogue.ts';

/** A unit of `factor` base units; orders contain its code. */
export const unit = (units: string, name: string, factor: number): Unit => ({ units, name, factor });

/** A unit of weight or length, which can be ordered in fractions. */
export const measure = (units: string, name: string, factor: number): Unit => ({
  ...unit(units, name, factor),
  allows_fractions: true,
});
