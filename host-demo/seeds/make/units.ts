import type { Unit } from './catalogue.ts';

/** A unit of `factor` base units; orders contain its code. */
export const unit = (units: string, name: string, factor: number): Unit => ({ units, name, factor });
