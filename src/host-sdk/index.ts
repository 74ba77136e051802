/** The public API of `@wholesale-portal/host-sdk`; its React component and its mock have entries of their own. */
export type {
  AnalyticsEvent,
  AnalyticsItem,
  Answer,
  BarEntry,
  Destination,
  DisplayMode,
  ParentContext,
  ParentTheme,
  ParentToken,
  PaymentPage,
  RouteTarget,
  TokenReason,
  Vital,
} from '../bridge/contract.ts';
export { createPortal } from './createPortal.ts';
export type {
  BridgeMessage,
  CommandAnswer,
  CommandFailure,
  HostEvents,
  LeaveAnswer,
  PortalChanges,
  PortalError,
  PortalHandle,
  PortalOptions,
  PortalStatus,
  SharedReact,
  UrlAdapter,
} from './options.ts';
export { preloadPortal } from './preloadPortal.ts';
export { urlQuery } from './urlQuery.ts';
