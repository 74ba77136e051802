import type { ParentMethods, PortalCapability } from '../bridge/contract.ts';
import type { PortalError } from './options.ts';

export type Transport = {
  element: HTMLElement;
  /** The caller must validate the result. */
  call(name: PortalCapability, detail: unknown): Promise<unknown>;
  close(): void;
};

export type TransportEvents = {
  methods: ParentMethods;
  onLoad(): void;
  onFailure(error: PortalError): void;
};
