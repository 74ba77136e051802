/** What is said of outdated data, loaded when there is some. */
export { FreshnessNote } from './FreshnessNote.tsx';
export { RefreshBar } from './RefreshBar.tsx';
