import { createContext, useContext } from 'react';
import type { Workspace } from './workspace.ts';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The workspace of the customer, or of a visitor of an open portal. */
export const useWorkspace = (): Workspace => {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('A screen was rendered outside of its workspace');
  return workspace;
};
