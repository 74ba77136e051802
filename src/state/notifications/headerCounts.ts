/** Numbers in the header; 0 until loaded. */
export type HeaderCounts = { unread: number; toApprove: number };

export const NO_ATTENTION: HeaderCounts = { unread: 0, toApprove: 0 };
