/** Explanations of figures, opened by a press. */
export { CreditStatement } from './CreditStatement.tsx';
export { PriceTrail } from './PriceTrail.tsx';
