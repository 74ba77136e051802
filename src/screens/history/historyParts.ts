export { DateFields } from './DateFields.tsx';
export { BeyondEnd, EmptyHistory, NoAccess } from './HistoryNotices.tsx';
export { Pagination } from './Pagination.tsx';
export { PayBar } from './PayBar.tsx';
