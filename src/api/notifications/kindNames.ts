import type { NotificationKind } from '../../domain/notifications/kinds.ts';
import type { NotificationKindWire } from './schema.ts';

const WIRE: Readonly<Record<NotificationKind, NotificationKindWire>> = {
  orderStatus: 'order_status',
  approvalWaiting: 'approval_waiting',
  approvalDecided: 'approval_decided',
  invoiceDue: 'invoice_due',
  invoiceOverdue: 'invoice_overdue',
  backInStock: 'back_in_stock',
  priceDrop: 'price_drop',
  deal: 'deal',
};
const entries = Object.entries(WIRE) as [NotificationKind, NotificationKindWire][];
const DOMAIN = new Map(entries.map(([kind, wire]) => [wire, kind]));

export const toWireKind = (kind: NotificationKind): NotificationKindWire => WIRE[kind];

export const fromWireKind = (wire: NotificationKindWire | null): NotificationKind | null =>
  (wire && DOMAIN.get(wire)) ?? null;
