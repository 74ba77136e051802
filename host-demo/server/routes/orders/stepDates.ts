import { sql } from 'kysely';
import type { StepDates } from '../../database/schema.ts';

export const withStepDates = (steps: readonly (keyof StepDates)[], now: Date) => {
  const dates = Object.fromEntries(steps.map((step) => [step, now.toISOString()]));
  return sql<string>`${JSON.stringify(dates)}::jsonb || step_dates`;
};
