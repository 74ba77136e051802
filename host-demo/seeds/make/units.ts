import type { Unit } from './catalogue.ts';

export const unit = (units: string, name: string, factor: number): Unit => ({ units, name, factor });

export const measure = (units: string, name: string, factor: number): Unit => ({
  ...unit(units, name, factor),
  allows_fractions: true,
});
