export { FreshnessNote } from './FreshnessNote.tsx';
export { RefreshBar } from './RefreshBar.tsx';
