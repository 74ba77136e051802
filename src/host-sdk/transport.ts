import type { ParentMethods, PortalCapability } from '../bridge/contract.ts';
import type { PortalError } from './options.ts';

export type Transport = {
  element: HTMLElement;
  /** The caller must validate the result. */
  call(name: PortalCapability, detail: unknown): Promise<unknown>;
  /** `needsNewCode`: the next one must not use what was loaded for this one. */
  close(needsNewCode?: boolean): void;
};

export type TransportEvents = {
  methods: ParentMethods;
  onLoad(): void;
  onFailure(error: PortalError): void;
};
