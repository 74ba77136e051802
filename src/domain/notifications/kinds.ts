/** What notifications are about. A message of another kind, or of none, is shown too. */
export const NOTIFICATION_KINDS = [
  'orderStatus',
  'approvalWaiting',
  'approvalDecided',
  'invoiceDue',
  'invoiceOverdue',
  'backInStock',
  'priceDrop',
  'deal',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** What a customer has switched on or off; a kind that is missing has its default. */
export type KindChoices = Readonly<Partial<Record<NotificationKind, boolean>>>;

const OFF_BY_DEFAULT: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['priceDrop', 'deal']);
const FOR_APPROVERS: ReadonlySet<NotificationKind> = new Set<NotificationKind>(['approvalWaiting']);

export const isKindOn = (choices: KindChoices, kind: NotificationKind): boolean =>
  choices[kind] ?? !OFF_BY_DEFAULT.has(kind);

/** The kinds that a customer can choose, in the order of the settings; some are for approvers only. */
export const kindsFor = ({ canApprove }: { canApprove: boolean }): readonly NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => canApprove || !FOR_APPROVERS.has(kind));
