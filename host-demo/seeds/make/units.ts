import type { Unit } from './catalogue.ts';

/** A unit of so many base units; its code is what orders carry. */
export const unit = (units: string, name: string, factor: number): Unit => ({ units, name, factor });
