const DAYS_OF_A_MONTH = 30.4;
/** From two months on nobody counts days. */
const MOST_DAYS = 60;

/** How often a product is bought, as a person would say it: in days, or in months from 60 days on. */
export const usualInterval = (days: number): { unit: 'days' | 'months'; count: number } =>
  days < MOST_DAYS
    ? { unit: 'days', count: days }
    : { unit: 'months', count: Math.round(days / DAYS_OF_A_MONTH) };
