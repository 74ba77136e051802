import { render } from '@testing-library/react';
import { PortalCreator } from '@wholesale-portal/host-sdk/react';
import { createMockPortal } from '@wholesale-portal/host-sdk/testing';
import type { ReactElement } from 'react';

export const renderWithPortal = (page: ReactElement) => {
  const portal = createMockPortal();
  render(<PortalCreator.Provider value={portal.create}>{page}</PortalCreator.Provider>);
  return portal;
};
