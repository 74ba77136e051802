import type { ParentMethods } from '../bridge/contract.ts';

export type TransportEvents = {
  methods: ParentMethods;
  prerender: boolean;
  onLoad(): void;
  onFailure(error: unknown): void;
};
