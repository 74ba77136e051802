import { type Context, useContext } from 'react';

/** The service of a context. Services are made in `app/workspace/createWorkspace.ts` and `app/start/createPortalContext.ts`. */
export const useService = <Service>(context: Context<Service | null>): Service => {
  const service = useContext(context);
  if (!service) throw new Error('A component of the portal was rendered outside of it');
  return service;
};
