import type { ParentMethods } from '../bridge/contract.ts';
import type { PortalError } from './options.ts';

export type TransportEvents = {
  methods: ParentMethods;
  prerender: boolean;
  onLoad(): void;
  onFailure(error: PortalError): void;
};
