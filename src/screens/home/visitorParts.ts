export { BestSellers } from './BestSellers.tsx';
export { VisitorSections } from './VisitorSections.tsx';
