import { CSPProvider } from '@base-ui/react/csp-provider';
import { createRoot, type Root } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';

/** Two portals on a page may come from two copies of this code, so they can't count; it needs no secure context. */
const newPrefix = () => `wp-${Math.random().toString(36).slice(2)}-`;

/** A root in a parent's page. `nonce`: of the parent's Content-Security-Policy, for all style elements within. */
export const createSlotRoot = (place: HTMLElement, nonce: string | undefined): Root => {
  const root = createRoot(place, { identifierPrefix: newPrefix() });
  return {
    render: (app) =>
      root.render(
        <StyleSheetManager nonce={nonce}>
          <CSPProvider nonce={nonce}>{app}</CSPProvider>
        </StyleSheetManager>,
      ),
    unmount: () => root.unmount(),
  };
};
