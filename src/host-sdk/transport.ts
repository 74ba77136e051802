import type { ParentMethods, PortalCapability } from '../bridge/contract.ts';
import type { PortalError } from './options.ts';

/** One portal that stands in the page, in a frame or in a slot. */
export type Transport = {
  /** The element that holds it. */
  element: HTMLElement;
  /** Calls the portal; what comes back is read before it is believed. */
  call(name: PortalCapability, detail: unknown): Promise<unknown>;
  /** Takes it out of the page. */
  close(): void;
};

export type TransportEvents = {
  /** The parent's side, for the portal to call. */
  methods: ParentMethods;
  /** A document has loaded in the frame. */
  onLoad(): void;
  /** It can't be loaded at all. */
  onFailure(error: PortalError): void;
};
