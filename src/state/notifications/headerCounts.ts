/** What the header says of what comes behind the first screen; 0 until it is known. */
export type HeaderCounts = { unread: number; toApprove: number };

export const NO_ATTENTION: HeaderCounts = { unread: 0, toApprove: 0 };
