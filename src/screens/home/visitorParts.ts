export { BestSellers } from './BestSellers.tsx';
export { FlyerLink } from './FlyerLink.tsx';
export { VisitorSections } from './VisitorSections.tsx';
