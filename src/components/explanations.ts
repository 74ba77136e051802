export { CreditStatement } from './CreditStatement.tsx';
export { PriceTrail } from './PriceTrail.tsx';
