import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Shell } from './Shell.tsx';

const element = document.getElementById('shell');
if (element) {
  createRoot(element).render(
    <StrictMode>
      <Shell />
    </StrictMode>,
  );
}
